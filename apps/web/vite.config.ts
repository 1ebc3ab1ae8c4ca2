import tailwindcss from '@tailwindcss/vite'
import { brands } from '@croupier/brands'
import { strictStyles } from '@croupier/design-system/strict-styles'
import react from '@vitejs/plugin-react'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { followBrands } from '../../scripts/brand/follow-brands.ts'
import { entryStyles } from './entry-styles.ts'
import { lateModules } from './late-modules.ts'
import { retryImports } from './retry-imports.ts'

const brandsFolder = fileURLToPath(new URL('../../packages/brands/', import.meta.url))
const brandStyles = Object.keys(brands).map((id) => `${brandsFolder}${id}/brand.css`)

/** Modules of cards, banners and rows, and other modules of the lobby that further pages share. */
const CARDS =
  /web\/src\/shared\/(games\/cards|games\/own-games\/use-is-favourite|loading\/(resource-view|load-failure)|texts\/money-text)|domain\/src\/core\/value\/money\.ts|design-system\/src\/(row|picture|link|responsive)\/|lucide-react.*\/(heart|chevron-left|chevron-right)\.mjs/

/** What the player's part of the header shares with pages of players. */
const PLAYER =
  /design-system\/src\/avatar\/|domain\/src\/player\/profile\.ts|web\/src\/shared\/(site\/player-avatar|texts\/(compoints-text|moving-amount))/

/** Small modules of many pages. Left alone they are merged with any other, which a dialog with an icon would then load. */
const SMALL = /lucide-react|design-system\/src\/chip\/|web\/src\/shared\/forms\/use-focus-recovery/

/** What sends calls. No other chunk may import it: a failed load of it could not be repeated. */
const CALLS =
  /node_modules[\\/]axios[\\/]|domain\/src\/(core\/http\/(axios-instance|http-client|interceptors|query)|session\/session-api)\.ts/

/** What `CALLS` and pages share. */
const CALLS_AND_PAGES = /domain\/src\/(core\/http\/error-body|session\/typed-login)\.ts/

/** Dialogs and sheets with their libraries, and the library of toasts. */
const OVERLAYS =
  /node_modules[\\/](@radix-ui|vaul|sonner|react-remove-scroll|react-remove-scroll-bar|aria-hidden|use-sidecar|use-callback-ref|tslib)[\\/]|library-styles|design-system\/src\/(alert|modal|overlays|sheet|style-singleton)\/|lucide-react.*\/circle-question-mark\.mjs|shared\/texts\/phrase\.ts/

const routerDom = createRequire(import.meta.url).resolve('react-router-dom')
const routerBuild = path.resolve(createRequire(routerDom).resolve('react-router'), '../../production')

/** The router's package names only its development build, which is 0.5 kB heavier (brotli). */
const PRODUCTION_ROUTER = [
  { find: /^react-router$/, replacement: `${routerBuild}/index.mjs` },
  { find: /^react-router\/dom$/, replacement: `${routerBuild}/dom-export.mjs` },
]

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [lateModules(), strictStyles(), react(), tailwindcss(), followBrands(), retryImports(), entryStyles()],
  ...(isSsrBuild ? {} : { resolve: { alias: PRODUCTION_ROUTER } }),
  // Texts are looked up by key in one object: named exports would only add size.
  json: { namedExports: false },
  // Workspace packages are TypeScript sources, so the server build bundles them.
  ssr: { noExternal: [/^@croupier\//] },
  build: isSsrBuild
    ? { outDir: 'dist/server', target: 'node24' }
    : {
        outDir: 'dist/client',
        manifest: true,
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          // One style entry per brand: a page loads those of one brand.
          input: ['src/app/entry-client.tsx', ...brandStyles],
          output: {
            // The default name joins all sharing modules: keep the first word.
            chunkFileNames: ({ name }) => `assets/${name.split('~', 1)[0]}-[hash].js`,
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [
                {
                  name: 'libraries',
                  test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|mobx|mobx-react-lite|use-sync-external-store|i18next)[\\/]/,
                },
                // One file with everything every page needs: fewer requests, better compression.
                { name: 'shell', test: /^(?!.*brand\.css$)/, tags: ['$initial'] },
                // Named, because the bundler would otherwise merge small files by size and load dialogs and forms on a
                // first visit.
                { name: 'cards', test: CARDS, minShareCount: 2 },
                { name: 'player', test: PLAYER },
                { name: 'attempt', test: /domain\/src\/core\/attempt\//, minShareCount: 2 },
                { name: 'cashbox', test: /domain\/src\/cashbox\//, minShareCount: 2 },
                { name: 'calls', test: CALLS },
                { name: 'refusals', test: CALLS_AND_PAGES },
                // One file: whichever opens first brings all, and the next opens at once.
                { name: 'overlays', test: OVERLAYS },
                { name: 'small', test: SMALL, minShareCount: 2 },
                // Merge shared chunks below 4 kB (uncompressed): larger ones would bring forms to the lobby and wait
                // for each other (scripts/checks/chunks.mjs).
                { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 4_000 },
              ],
            },
          },
        },
      },
}))
