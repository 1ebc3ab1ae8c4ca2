import type { Plugin } from 'vite'

/** Tells Chromium (from 136) to compile all functions of a file while it loads, on another thread, not at their first call. */
const COMPILE_ALL = '//# allFunctionsCalledOnLoad\n'

/**
 * Adds the hint to the files that hold one of the modules (docs/decisions/0047-first-dialog.md). Only for code that waits,
 * loaded, for a press: what runs while a page loads would start later.
 *
 * @param modules ends of paths, or folders of libraries, which end with `/`
 */
export function compileHints(modules: readonly string[]): Plugin {
  return {
    name: 'compile-hints',
    apply: (_config, { isSsrBuild }) => isSsrBuild !== true,
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      for (const wanted of modules) {
        const isIt = (id: string) =>
          wanted.endsWith('/') ? id.includes(`/node_modules/${wanted}`) : id.endsWith(wanted)
        const found = chunks.filter((chunk) => chunk.moduleIds.some(isIt))
        if (found.length === 0) this.error(`no file holds "${wanted}", which vite.config.ts names for a hint`)
        for (const chunk of found) if (!chunk.code.startsWith(COMPILE_ALL)) chunk.code = COMPILE_ALL + chunk.code
      }
    },
  }
}
