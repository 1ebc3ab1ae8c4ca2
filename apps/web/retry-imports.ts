import type { Plugin } from 'vite'

/**
 * Lets a failed `import()` be tried again under a new address: Chromium 150 caches the failure for the lifetime of the page.
 * `importPart` does both, which `new-release.ts` sets; all files of the build are in one folder.
 */
export function retryImports(): Plugin {
  return {
    name: 'retry-imports',
    apply: (_config, { isSsrBuild }) => isSsrBuild !== true,
    generateBundle: {
      // Vite has found by then what each import needs.
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        for (const chunk of chunks) chunk.code = withRetries(chunk.code)
        if (chunks.every(({ code }) => code.search(IMPORTED_PART) < 0)) this.error('found no import() to retry')
        if (!chunks.some(({ code }) => code.includes('globalThis.importPart='))) this.error('nothing sets importPart')
      },
    },
  }
}

/** What `withRetries` makes of an import. */
export const IMPORTED_PART = /\bimportPart\((["'`])\.\/[\w.-]+\.js\1\)/g

/** Makes each `import('./part.js')` of built code an `importPart('./part.js')`. */
export const withRetries = (code: string): string =>
  code.replaceAll(/\bimport(?=\((["'`])\.\/[\w.-]+\.js\1\))/g, 'importPart')
