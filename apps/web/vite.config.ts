import tailwindcss from '@tailwindcss/vite'
import { brands } from '@croupier/brands'
import { strictStyles } from '@croupier/design-system/strict-styles'
import react from '@vitejs/plugin-react'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { InlineConfig, UserConfig } from 'vite'
import { defineConfig } from 'vite'
import { followBrands } from '../../scripts/brand/follow-brands.ts'
import { BUILD_TARGET } from './browsers.ts'
import { chunkGroups } from './chunks/chunk-groups.ts'
import { compileHints } from './compile-hints.ts'
import { entryStyles } from './entry-styles.ts'
import { lateModules } from './late-modules.ts'
import { manifestModules } from './manifest-modules.ts'
import { pureRouter } from './pure-router.ts'
import { retryImports } from './retry-imports.ts'
import { keepSourceMaps } from './source-maps.ts'
import { unobservedStores } from './unobserved-stores.ts'
import { unusedStyles } from './unused-styles.ts'

const brandsFolder = fileURLToPath(new URL('../../packages/brands/', import.meta.url))
const brandStyles = Object.keys(brands).map((id) => `${brandsFolder}${id}/brand.css`)

const routerDom = createRequire(import.meta.url).resolve('react-router-dom')
const routerBuild = path.resolve(createRequire(routerDom).resolve('react-router'), '../../production')

/** The router's package names only its development build, which is 0.5 kB heavier (brotli). */
const PRODUCTION_ROUTER = [
  { find: /^react-router$/, replacement: `${routerBuild}/index.mjs` },
  { find: /^react-router\/dom$/, replacement: `${routerBuild}/dom-export.mjs` },
]

/** What lucide makes each icon with: ours does less for the same markup. */
const LIGHT_ICONS = [
  {
    find: /^\.\.\/createLucideIcon\.mjs$/,
    replacement: fileURLToPath(new URL('src/shared/pictures/create-icon.ts', import.meta.url)),
  },
]

/** Files that every page loads before it imports a part. */
const FIRST = /^assets\/(?:entry-client|libraries|rolldown-runtime)-[\w-]{8}\.js$/

/** Texts are looked up by key in one object: named exports would only add size. */
const json = { namedExports: false }

/** What the contract names is written where it is used, not loaded with the first chunk that uses a part of it. */
const optimization = { inlineConst: true }

/**
 * The client's code, for the build that says which parts need which modules: with the plugins and options below that change
 * what modules import.
 */
const firstClient: InlineConfig = {
  root: import.meta.dirname,
  plugins: [strictStyles(), pureRouter()],
  resolve: { alias: [...PRODUCTION_ROUTER, ...LIGHT_ICONS] },
  json,
  build: {
    target: BUILD_TARGET,
    assetsInlineLimit: 0,
    rolldownOptions: { optimization, input: ['src/app/entry-client.tsx'] },
  },
}

export default defineConfig(async ({ command, isSsrBuild }): Promise<UserConfig> => ({
  plugins: [
    lateModules(),
    unobservedStores(),
    strictStyles(),
    react(),
    tailwindcss(),
    followBrands(),
    pureRouter(),
    retryImports(),
    compileHints(),
    entryStyles(),
    unusedStyles(),
    manifestModules(),
    keepSourceMaps(),
  ],
  resolve: { alias: [...(isSsrBuild ? [] : PRODUCTION_ROUTER), ...LIGHT_ICONS] },
  json,
  // Workspace packages are TypeScript sources, so the server build bundles them; icons, whose maker is ours.
  ssr: { noExternal: [/^@croupier\//, 'lucide-react'] },
  build: isSsrBuild
    ? { outDir: 'dist/server', target: 'node24' }
    : {
        outDir: 'dist/client',
        target: BUILD_TARGET,
        sourcemap: 'hidden',
        manifest: true,
        assetsInlineLimit: 0,
        modulePreload: {
          polyfill: false,
          // Without the part itself, which the import asks for, and what every page has loaded.
          resolveDependencies: (part, files) => files.filter((file) => file !== part && !FIRST.test(file)),
        },
        rolldownOptions: {
          optimization,
          // One style entry per brand: a page loads those of one brand.
          input: ['src/app/entry-client.tsx', ...brandStyles],
          output: {
            // The default name joins all sharing modules: keep the first word.
            chunkFileNames: ({ name }) => `assets/${name.split('~', 1)[0]}-[hash].js`,
            codeSplitting: {
              groups: command === 'build' ? await chunkGroups(firstClient) : [],
            },
          },
        },
      },
}))
