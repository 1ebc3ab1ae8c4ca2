import type { Plugin } from 'vite'

/** Tells Chromium (from 136) to compile all functions of a file while it loads, on another thread, not each at its first call. */
export const COMPILE_ALL = '//# allFunctionsCalledOnLoad\n'

/** Puts the hint on top of every file of the client (docs/decisions/0088-compile-while-loading.md): further down it has no effect. */
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
