import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import { COMPILE_ALL } from './compile-hints.ts'
import { IMPORTED_PART } from './retry-imports.ts'

/** What plugins have put into a file after its map was made: lines on top, and texts by line and column. */
export interface LaterEdits {
  readonly linesOnTop: number
  /** Zero-based line, column of the end, and length of each inserted text, in the file as it is served. */
  readonly inserted: readonly (readonly [line: number, end: number, length: number])[]
}

export interface SourceMapOptions {
  /** The service worker, built after the client: the server puts a line on top of it. */
  readonly isWorker?: boolean
}

/**
 * Keeps the source maps of the client beside it, in `dist/source-maps`: they are for the operator (`npm run trace`), so no file
 * names them and no server serves them.
 */
export function keepSourceMaps({ isWorker = false }: SourceMapOptions = {}): Plugin {
  return {
    name: 'keep-source-maps',
    apply: (_config, { isSsrBuild }) => isSsrBuild !== true,
    writeBundle({ dir = '' }, bundle) {
      const folder = path.join(dir, '../source-maps')
      if (!isWorker) rmSync(folder, { recursive: true, force: true })
      mkdirSync(folder, { recursive: true })
      for (const file of Object.values(bundle)) {
        if (file.type === 'asset' && file.fileName.endsWith('.map'))
          renameSync(path.join(dir, file.fileName), path.join(folder, path.basename(file.fileName)))
        if (file.type === 'chunk')
          writeFileSync(
            path.join(folder, `${path.basename(file.fileName)}.edits`),
            JSON.stringify(isWorker ? { linesOnTop: 1, inserted: [] } : laterEdits(file.code)),
          )
      }
    },
  }
}

/** Finds what `compileHints` and `retryImports` have put into built code. */
export function laterEdits(code: string): LaterEdits {
  const inserted = code
    .split('\n')
    .flatMap((text, line) =>
      [...text.matchAll(IMPORTED_PART)].map(({ index }) => [line, index + 'importPart'.length, 'Part'.length] as const),
    )
  return { linesOnTop: code.startsWith(COMPILE_ALL) ? 1 : 0, inserted }
}
