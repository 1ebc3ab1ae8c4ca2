import type { Plugin } from 'vite'

/** Tells Chromium (from 136) to compile all functions of a file while it loads, on another thread, not each at its first call. */
export const COMPILE_ALL = '//# allFunctionsCalledOnLoad\n'

/** Puts the hint into the first line of every file of the client: further down it does less (docs/decisions/0088-compile-while-loading.md). */
export function compileHints(): Plugin {
  return {
    name: 'compile-hints',
    apply: (_config, { isSsrBuild }) => isSsrBuild !== true,
    generateBundle: {
      // After Vite, which puts the files that imports need on top.
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = COMPILE_ALL + file.code
      },
    },
  }
}
