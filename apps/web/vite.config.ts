import tailwindcss from '@tailwindcss/vite'
import { brands } from '@croupier/brands'
import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { followBrands } from '../../scripts/brand/follow-brands.ts'
import { lateModules } from './late-modules.ts'
import { retryImports } from './retry-imports.ts'

const brandsFolder = fileURLToPath(new URL('../../packages/brands/', import.meta.url))
const brandStyles = Object.keys(brands).map((id) => `${brandsFolder}${id}/brand.css`)

/** Cards, banners and rows, and what they are made of. */
const CARDS =
  /web\/src\/shared\/(games\/cards|loading\/resource-view)|design-system\/src\/(row|picture|link|responsive)\/|lucide-react.*\/(heart|chevron-left|chevron-right)\.mjs/

const routerBuild = fileURLToPath(new URL('./node_modules/react-router/dist/production/', import.meta.url))

/** The router's package names only its development build, which is 0.5 kB heavier (brotli). */
const PRODUCTION_ROUTER = [
  { find: /^react-router$/, replacement: `${routerBuild}index.mjs` },
  { find: /^react-router\/dom$/, replacement: `${routerBuild}dom-export.mjs` },
]

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [lateModules(), react(), tailwindcss(), followBrands(), retryImports()],
  ...(isSsrBuild ? {} : { resolve: { alias: PRODUCTION_ROUTER } }),
  // Texts are looked up by key in one object each: an export for every key would only be said twice.
  json: { namedExports: false },
  // Workspace packages are TypeScript sources: the server entry takes them in, everything from the registry stays outside.
  ssr: { noExternal: [/^@croupier\//] },
  build: isSsrBuild
    ? { outDir: 'dist/server', target: 'node24' }
    : {
        outDir: 'dist/client',
        manifest: true,
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          // A brand's styles are an entry of their own: a page gets those of one brand.
          input: ['src/app/entry-client.tsx', ...brandStyles],
          output: {
            // Shared chunks are named after all that share them: the first word is enough.
            chunkFileNames: ({ name }) => `assets/${name.split('~', 1)[0]}-[hash].js`,
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [
                {
                  name: 'libraries',
                  test: /node_modules[\\/](react|react-dom|scheduler|react-router|cookie|set-cookie-parser|mobx|mobx-react-lite|use-sync-external-store)[\\/]/,
                },
                // What every page needs is one file with the entry: fewer requests, and compressed together it is smaller.
                { name: 'shell', test: /^(?!.*brand\.css$)/, tags: ['$initial'] },
                // What the lobby shares with other pages, by name: left to itself the bundler joins small files by size, and
                // then dialogs and forms come with a first visit.
                { name: 'cards', test: CARDS, minShareCount: 2 },
                // What some pages share comes with the first of them, in files just large enough to be worth a request (bytes,
                // not compressed): larger ones would bring forms to the lobby, and came to wait for each other (scripts/checks/chunks.mjs).
                { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 4_000 },
              ],
            },
          },
        },
      },
}))
