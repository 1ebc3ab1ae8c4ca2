// npm run dev: the same server, with the client and the rendering taken from their sources by Vite.
import { brands } from '@croupier/brands'
import path from 'node:path'
import { createServer as createVite, type ViteDevServer } from 'vite'
import { localOrigins, toBrand } from './settings/brands.ts'
import { inlineStyles, type ClientAssets } from './assets/client-assets.ts'
import { readConfig } from './settings/config.ts'
import { createServer } from './create-server.ts'
import { stopOnSignals } from './process/stop-on-signals.ts'
import type * as PageParameters from '../../web/src/shared/site/page-parameters.ts'
import type * as PictureSources from '../../web/src/shared/pictures/picture-sources.ts'
import type * as WebEntry from '../../web/src/app/server/entry-server.tsx'
import type { RenderDocument } from './pages/document.ts'

const repository = path.resolve(import.meta.dirname, '../../..')
const PATIENCE = 60_000

const served = Object.values(brands).map((manifest) => toBrand(manifest, path.join(repository, 'packages/brands')))
const config = readConfig(process.env, (port) => localOrigins(served, port))
const vite = await createVite({
  root: path.join(repository, 'apps/web'),
  appType: 'custom',
  server: { middlewareMode: true },
})

const sources = (await vite.ssrLoadModule('/src/shared/pictures/picture-sources.ts')) as typeof PictureSources
const parameters = (await vite.ssrLoadModule('/src/shared/site/page-parameters.ts')) as typeof PageParameters

const server = createServer({
  // Vite serves sources, which the worker does not keep. One that a built site has left is removed.
  config: { ...config, serviceWorker: false, limits: { ...config.limits, renderDeadline: PATIENCE } },
  renderDocument: renderFromSources(vite),
  renderSitemap: async (request) => (await loadEntry(vite)).renderSitemap(request),
  isSiteHidden: async (request) => (await loadEntry(vite)).isSiteHidden(request),
  renderManifest: async (brand, locale) => (await loadEntry(vite)).renderWebManifest(brand, locale),
  meaningfulQuery: parameters.meaningfulQuery,
  pictureWidths: sources.PICTURE_WIDTHS,
  countedNames: (await loadEntry(vite)).countedNames,
  assets: await sourceAssets(vite),
  brands: served,
  clientRoot: null,
  // Vite makes modules in this process, which takes seconds and is no overload.
  loopDelay: () => 0,
  // Vite's client adds styles and scripts. The real policy is tested on the built site. The brand studio shows the site in a frame.
  policy: () => `object-src 'none'; base-uri 'none'; frame-ancestors ${process.env['STUDIO_ORIGIN'] ?? "'none'"}`,
})
server.addHook('onRequest', (request, reply, done) => vite.middlewares(request.raw, reply.raw, done))
server.addHook('onClose', () => vite.close())
stopOnSignals(server, config.limits)
await server.listen({ host: config.host, port: config.port })

function renderFromSources(vite: ViteDevServer): RenderDocument {
  const renderers = new WeakMap<typeof WebEntry, RenderDocument>()
  return async (request) => {
    try {
      const entry = await loadEntry(vite)
      const render =
        renderers.get(entry) ?? entry.createRenderer({ publicFreshMs: config.limits.publicAnswerFresh / 2 })
      renderers.set(entry, render)
      return { ...(await render(request)), cacheable: false }
    } catch (error) {
      if (error instanceof Error) vite.ssrFixStacktrace(error)
      throw error
    }
  }
}

async function loadEntry(vite: ViteDevServer): Promise<typeof WebEntry> {
  return (await vite.ssrLoadModule('/src/app/server/entry-server.tsx')) as typeof WebEntry
}

async function sourceAssets(vite: ViteDevServer): Promise<ClientAssets> {
  const html = await vite.transformIndexHtml('/', '<html><head></head><body></body></html>')
  const viteHead = html.slice(html.indexOf('<head>') + '<head>'.length, html.indexOf('</head>'))
  return {
    entry: '/src/app/entry-client.tsx',
    release: 'dev',
    styles: () => inlineStyles(''),
    faces: () => inlineStyles(''),
    brandStyles: () => '',
    kept: () => ({ files: [], optional: [] }),
    preload: () => [],
    // All brands at once: the one in view is chosen by data-brand.
    // Beside its component a page exports functions (decision 59). Without this, each change of a page would reload it.
    devHead: `${viteHead}<script>window.__getReactRefreshIgnoredExports=()=>['load','failure','head']</script><link rel="stylesheet" href="/src/app/styles.css"><link rel="stylesheet" href="/@fs${repository}/packages/brands/all-brands.css">`,
  }
}
