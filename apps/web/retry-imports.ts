import type { Plugin } from 'vite'

/**
 * Lets a script that failed to load be loaded again. A browser may keep a failed `import()` for as long as the page lives
 * (Chromium 150 does) and never asks for that address again, so each failure is followed by another try under a new one.
 */
export function retryImports(): Plugin {
  return {
    name: 'retry-imports',
    apply: (_config, { isSsrBuild }) => isSsrBuild !== true,
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = withRetries(file.code)
    },
  }
}

/** `import('./part.js')` of built code, followed by a second try that no cached failure answers. */
export function withRetries(code: string): string {
  return code.replaceAll(
    /\bimport\((["'`])(\.\/[\w.-]+\.js)\1\)/g,
    (call, _quote, file: string) => `${call}.catch(()=>import(\`${file}?\${Date.now()}\`))`,
  )
}
