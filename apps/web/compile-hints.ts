import type { Plugin } from 'vite'

/** Tells Chromium (from 136) to compile all functions of a file while it loads, on another thread, not at their first call. */
const COMPILE_ALL = '//# allFunctionsCalledOnLoad\n'

/**
 * Adds the hint to the named chunks (docs/decisions/0047-first-dialog.md). Only for code that waits, loaded, for a press:
 * what runs while a page loads would start later.
 */
export function compileHints(names: readonly string[]): Plugin {
  return {
    name: 'compile-hints',
    apply: (_config, { isSsrBuild }) => isSsrBuild !== true,
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      for (const name of names) {
        const found = chunks.filter((chunk) => chunk.name === name)
        if (found.length === 0) this.error(`no chunk "${name}" to hint (apps/web/chunk-groups.ts)`)
        for (const chunk of found) chunk.code = COMPILE_ALL + chunk.code
      }
    },
  }
}
