// Fails on import cycles between files of the built client, in which one file would run before its imports are defined.
// The bundler joins small files by size, so a new module can cause a cycle. Needs a built client.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../stack/workspace.mjs'

const manifest = /** @type {Record<string, { file: string, imports?: string[] }>} */ (
  JSON.parse(readFileSync(path.join(root, 'apps/web/dist/client/.vite/manifest.json'), 'utf8'))
)

/** @type {Set<string>} */
const known = new Set()
const circle = Object.keys(manifest)
  .map((chunk) => circleFrom(chunk, []))
  .find((found) => found !== null)

if (circle) {
  console.error(
    `Files of the built client wait for each other (apps/web/vite.config.ts, codeSplitting):\n  ${circle.join('\n  ')}`,
  )
  process.exitCode = 1
}

/**
 * @param {string} chunk
 * @param {readonly string[]} way the chunks that wait for it
 * @returns {string[] | null} the files of a circle
 */
function circleFrom(chunk, way) {
  if (way.includes(chunk)) return [...way.slice(way.indexOf(chunk)), chunk].map((each) => manifest[each]?.file ?? each)
  if (known.has(chunk)) return null
  for (const wanted of manifest[chunk]?.imports ?? []) {
    const found = circleFrom(wanted, [...way, chunk])
    if (found) return found
  }
  known.add(chunk)
  return null
}
