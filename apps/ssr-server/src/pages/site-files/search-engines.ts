import type { FastifyInstance, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Config } from '../../settings/config.ts'
import type { RenderFetchFrom } from '../../platform/render-fetch.ts'
import { logEntries } from '../../telemetry/log.ts'
import type { IsSiteHidden, RenderSitemap } from '../document.ts'
import { chooseEncoding, compressOnce } from '../../http/encoding.ts'
import { readPageRequest, type PageRequestMeans } from '../page-request.ts'

const HOUR_MS = 3_600_000
/** Most sitemaps kept: one for each origin and country, as the platform may show countries other games. */
const MAX_KEPT = 200
/** A sitemap reads the whole catalogue. Milliseconds. */
const SITEMAP_PATIENCE_MS = 20_000

const PRIVATE_PATHS = ['/json-api/', '/api/', '/profile', '/messages', '/cashbox']

interface SearchEngineMeans extends PageRequestMeans {
  config: Config
  renderFetch: RenderFetchFrom
  renderSitemap: RenderSitemap
  isSiteHidden: IsSiteHidden
}

/** Serves robots.txt and sitemap.xml of each brand, by the host of the request. */
export function searchEngines(server: FastifyInstance, means: SearchEngineMeans): void {
  const { config, renderFetch, renderSitemap, isSiteHidden, now } = means
  const vary = ['Accept-Encoding', config.countryHeader].filter(Boolean).join(', ')
  const sitemaps = new LRUCache<string, string, FastifyRequest>({
    max: MAX_KEPT,
    ttl: HOUR_MS,
    ttlResolution: 0,
    perf: { now },
    fetchMethod: (_key, _stale, { context: request }) => renderSitemap(portsOf(request)),
  })

  function portsOf(request: FastifyRequest): Parameters<RenderSitemap>[0] {
    const { visit, country, trace, log } = readPageRequest(request, means)
    const signal = AbortSignal.timeout(SITEMAP_PATIENCE_MS)
    return {
      visit: { ...visit, locale: means.brands.of(request.hostname).defaultLocale },
      platformUrl: config.platformUrl,
      fetch: renderFetch({ country, market: visit.market, trace }),
      sendLog: logEntries(log, signal),
      signal,
    }
  }

  server.get('/robots.txt', (request, reply) => {
    const lines = ['User-agent: *', ...PRIVATE_PATHS.map((path) => `Disallow: ${path}`), '']
    const sitemap = `Sitemap: ${request.siteOrigin}/sitemap.xml`
    return reply
      .header('cache-control', 'public, max-age=3600')
      .type('text/plain; charset=utf-8')
      .send([...lines, sitemap, ''].join('\n'))
  })

  server.get('/sitemap.xml', async (request, reply) => {
    try {
      // Hiding a site takes effect at once. While the platform cannot be read, the kept sitemap stays.
      const isHidden = await isSiteHidden(portsOf(request)).catch(() => false)
      const key = `${request.siteOrigin} ${request.country} ${isHidden}`
      const sitemap = await sitemaps.forceFetch(key, { context: request })
      const encoding = chooseEncoding(request.headers['accept-encoding'])
      if (encoding !== 'identity') reply.header('content-encoding', encoding)
      return await reply
        .header('cache-control', 'public, no-cache')
        .header('vary', vary)
        .type('application/xml; charset=utf-8')
        .send(await compressOnce(sitemap, encoding))
    } catch (error) {
      request.log.warn({ err: error }, 'no sitemap')
      return reply.code(503).header('retry-after', '60').header('cache-control', 'no-store').send()
    }
  })
}
