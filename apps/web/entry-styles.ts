import type { Plugin } from 'vite'

/** Keeps late imports from loading stylesheets: each document has the entry's inline, and others are refused. */
export function entryStyles(): Plugin {
  return {
    name: 'entry-styles',
    apply: (_config, { isSsrBuild }) => isSsrBuild !== true,
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        const entry = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith('/entry-client.tsx'))
        if (!entry) return this.error('found no entry-client.tsx')
        for (const chunk of chunks)
          if (!chunk.isEntry && chunk.viteMetadata?.importedCss.size)
            return this.error(`${chunk.fileName} has styles of its own: add them with adoptStyles (late.tsx)`)
        for (const styles of entry.viteMetadata?.importedCss ?? [])
          for (const chunk of chunks) chunk.code = withScriptFor(styles, entry.fileName, chunk.code)
      },
    },
  }
}

/** In the list of files that Vite's late imports load first: a script that has been loaded already instead of the styles. */
export function withScriptFor(styles: string, script: string, code: string): string {
  return code.replaceAll(`"${styles}"`, `"${script}"`)
}
