import type { Plugin } from 'vite'

/** Retries a failed `import()` under a new address: Chromium 150 caches the failure for the lifetime of the page. */
export function retryImports(): Plugin {
  return {
    name: 'retry-imports',
    apply: (_config, { isSsrBuild }) => isSsrBuild !== true,
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = withRetries(file.code)
    },
  }
}

/** What `withRetries` has put behind an import. */
export const RETRIED_IMPORT = /\.catch\(\(\)=>import\(`\.\/[\w.-]+\.js\?\$\{Date\.now\(\)\}`\)\)/g

/** Appends the retry to each `import('./part.js')` of built code. */
export function withRetries(code: string): string {
  return code.replaceAll(
    /\bimport\((["'`])(\.\/[\w.-]+\.js)\1\)/g,
    (call, _quote, file: string) => `${call}.catch(()=>import(\`${file}?\${Date.now()}\`))`,
  )
}
