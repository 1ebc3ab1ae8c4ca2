import path from 'node:path'
import type { Plugin } from 'vite'
import { llmsText } from './llms.ts'
import { partFiles, readParts } from './read-parts.ts'

const MODULE = path.join(import.meta.dirname, 'parts.ts')

/** Gives the pages all components (`parts.ts`), and serves or writes `llms.txt` beside Storybook. */
export function describeParts(): Plugin {
  return {
    name: 'croupier:describe-parts',
    enforce: 'pre',
    load(id) {
      if (id !== MODULE) return undefined
      for (const file of partFiles()) this.addWatchFile(file)
      return `export const parts = ${JSON.stringify(readParts())}`
    },
    configureServer({ middlewares }) {
      middlewares.use('/llms.txt', (_request, response) => {
        response.setHeader('content-type', 'text/plain; charset=utf-8')
        response.end(llmsText(readParts()))
      })
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'llms.txt', source: llmsText(readParts()) })
    },
  }
}
