import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const file = fileURLToPath(new URL('src/app/server/unobserved.ts', import.meta.url))

/** Gives the server's build of the stores `src/app/server/unobserved.ts` in place of MobX. */
export function unobservedStores(): Plugin {
  return {
    name: 'unobserved-stores',
    enforce: 'pre',
    apply: (_config, { isSsrBuild }) => isSsrBuild === true,
    resolveId: (id, importer) => (id === 'mobx' && importer !== file ? file : null),
  }
}
