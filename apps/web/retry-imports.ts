import type { Plugin } from 'vite'

/**
 * Retries a failed `import()` under a new address: Chromium 150 caches the failure for the lifetime of the page. Whether that
 * makes sense is decided by `retryImport`, which `new-release.ts` sets.
 */
export function retryImports(): Plugin {
  return {
    name: 'retry-imports',
    apply: (_config, { isSsrBuild }) => isSsrBuild !== true,
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      for (const chunk of chunks) chunk.code = withRetries(chunk.code)
      if (chunks.every(({ code }) => code.search(RETRIED_IMPORT) < 0)) this.error('found no import() to retry')
      if (!chunks.some(({ code }) => code.includes('globalThis.retryImport='))) this.error('nothing sets retryImport')
    },
  }
}

/** What `withRetries` has put behind an import. */
export const RETRIED_IMPORT = /\.catch\(e=>retryImport\(e,\(\)=>import\(`\.\/[\w.-]+\.js\?\$\{Date\.now\(\)\}`\)\)\)/g

/** Appends the retry to each `import('./part.js')` of built code. */
export function withRetries(code: string): string {
  return code.replaceAll(
    /\bimport\((["'`])(\.\/[\w.-]+\.js)\1\)/g,
    (call, _quote, file: string) => `${call}.catch(e=>retryImport(e,()=>import(\`${file}?\${Date.now()}\`)))`,
  )
}
