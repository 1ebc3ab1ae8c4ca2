import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { COMPILE_ALL } from '../apps/web/compile-hints.ts'
import { laterEdits } from '../apps/web/source-maps.ts'
import { withRetries } from '../apps/web/retry-imports.ts'
import { traceStack } from './trace.mjs'

const BUILT = 'import("./part-aaaaaaaa.js");boom()'

/** A folder with the map of one file, in which `boom` is in line 3, column 5 of its source. */
function mapsOf(served: string, file = 'page-bbbbbbbb.js', edits = laterEdits(served)): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'maps-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  // Column 0 is line 1, column 1; column 29 is line 3, column 5.
  const map = {
    version: 3,
    sources: [file === 'sw.js' ? '../../src/boom.ts' : '../../../src/boom.ts'],
    names: [],
    mappings: 'AAAA,6BAEI',
  }
  writeFileSync(path.join(folder, `${file}.map`), JSON.stringify(map))
  writeFileSync(path.join(folder, `${file}.edits`), JSON.stringify(edits))
  return folder
}

it.each([
  ['as it was built', BUILT],
  ['with imports that are tried again', withRetries(BUILT)],
  ['with a hint on top', `${COMPILE_ALL}${withRetries(BUILT)}`],
])('a place in a file %s is named by its source', (_case, served) => {
  const line = served.split('\n').length
  const column = served.split('\n').at(-1)!.indexOf('boom') + 1
  const stack = `Error: boom\n    at a (https://casino.example/assets/page-bbbbbbbb.js:${line}:${column})`
  expect(traceStack(stack, mapsOf(served))).toBe('Error: boom\n    at a (apps/web/src/boom.ts:3:5)')
})

it('a place in the service worker is named by its source, below the line that the server adds', () => {
  const folder = mapsOf(BUILT, 'sw.js', { linesOnTop: 1, inserted: [] })
  const traced = traceStack('at a (https://casino.example/sw.js:2:30)', folder)
  expect(traced).toBe('at a (apps/web/src/boom.ts:3:5)')
})

it('a place in a file of another release, or outside of the client, stays as it is', () => {
  const stack = 'at a (https://casino.example/assets/page-cccccccc.js:1:7)\nat b (node:internal/x:1:1)'
  expect(traceStack(stack, mapsOf(BUILT))).toBe(stack)
})
