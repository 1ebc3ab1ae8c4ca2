// npm run trace: names the sources of a stack from the log.
//
//   npm run trace -- stack.txt            a file, or the stack on standard input
//   npm run trace -- stack.txt --maps DIR maps of an older build; default: those of the last one
import { existsSync, readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { fail } from './stack/stack.mjs'
import { root } from './stack/workspace.mjs'

/** A place in a file of the client or its worker, as browsers write it: `https://casino.example/assets/shell-Ab12Cd34.js:1:2345`. */
const PLACE = /(?:https?:\/\/[^\s()]*)?\/(?:assets\/([\w.-]+\.js)|(sw\.js)):(\d+):(\d+)/g

/** Folder of the built files. Maps name sources from that of their file. */
const SERVED_FROM = 'apps/web/dist/client'

/**
 * The stack with each place in a built file replaced by that in its source. A place without a map stays as it is.
 * @param {string} stack
 * @param {string} folder of source maps
 */
export function traceStack(stack, folder) {
  /** @type {Map<string, ReturnType<typeof readMap>>} */
  const maps = new Map()
  return stack.replaceAll(PLACE, (place, /** @type {string | undefined} */ asset, worker, line, column) => {
    const file = asset ?? String(worker)
    if (!maps.has(file)) maps.set(file, readMap(folder, file))
    return maps.get(file)?.(Number(line) - 1, Number(column) - 1) ?? place
  })
}

/**
 * @param {string} folder
 * @param {string} file
 */
function readMap(folder, file) {
  const address = path.join(folder, `${file}.map`)
  if (!existsSync(address)) return null
  const servedFrom = file === 'sw.js' ? SERVED_FROM : `${SERVED_FROM}/assets`
  const map = new SourceMap(JSON.parse(readFileSync(address, 'utf8')))
  const { linesOnTop, inserted } = /** @type {import('../apps/web/source-maps.ts').LaterEdits} */ (
    JSON.parse(readFileSync(path.join(folder, `${file}.edits`), 'utf8'))
  )
  return (/** @type {number} */ line, /** @type {number} */ column) => {
    const before = inserted.filter(([ofLine, end]) => ofLine === line && end <= column)
    const added = before.reduce((sum, [, , length]) => sum + length, 0)
    const found = map.findEntry(line - linesOnTop, column - added)
    if (!('originalSource' in found)) return null
    return `${path.posix.join(servedFrom, found.originalSource)}:${found.originalLine + 1}:${found.originalColumn + 1}`
  }
}

if (import.meta.main) {
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options: { maps: { type: 'string' } } })
    const folder = path.resolve(values.maps ?? path.join(root, 'apps/web/dist/source-maps'))
    if (!existsSync(folder)) throw new Error(`There are no source maps in ${folder}: run \`npm run build\`.`)
    console.log(traceStack(readFileSync(positionals[0] ?? 0, 'utf8'), folder).trimEnd())
  } catch (error) {
    fail(error)
  }
}
