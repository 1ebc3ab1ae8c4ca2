// Checks the size of the script that the first visit to the lobby loads, and that Chromium compiles it while it loads. Needs a
// built client.
import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { COMPILE_ALL } from '../../apps/web/compile-hints.ts'
import { readClientAssets } from '../../apps/ssr-server/src/assets/client-assets.ts'
import { root } from '../stack/workspace.mjs'

/**
 * Bytes over the wire (brotli) in the heaviest language, with a little room. To stay below, load new code with the
 * part that uses it; raise this only on purpose (docs/performance.md).
 */
const BUDGET = 140_200
const OF_THE_LOBBY = ['src/features/games/lobby/lobby-page.tsx', 'src/texts/ru.ts']

const client = path.join(root, 'apps/web/dist/client')
const files = readClientAssets(client).preload(OF_THE_LOBBY)
const sizes = files.map((file) => ({ file, bytes: wireBytes(path.join(client, file)) }))
const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0)
const told = `The first visit loads ${kilobytes(total)} of script in ${files.length} files; its budget is ${kilobytes(BUDGET)}.`

if (total <= BUDGET) {
  console.log(told)
} else {
  console.error(`${told}\nSomething comes with it that a first picture does not need:`)
  for (const { file, bytes } of sizes.toSorted((one, other) => other.bytes - one.bytes))
    console.error(`  ${kilobytes(bytes).padStart(9)}  ${file}`)
  process.exitCode = 1
}

for (const file of files) {
  if (readFileSync(path.join(client, file), 'utf8').startsWith(COMPILE_ALL)) continue
  console.error(`${file} does not begin with the compile hint (docs/decisions/0088-compile-while-loading.md).`)
  process.exitCode = 1
}

/** @param {string} file small ones are not worth compressing */
function wireBytes(file) {
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size
}

/** @param {number} bytes */
function kilobytes(bytes) {
  return `${(bytes / 1000).toFixed(1)} kB`
}
