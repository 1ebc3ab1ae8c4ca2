// Checks how the built client is divided into files. Needs a built client.
//
// Fails on import cycles between files, in which one file would run before its imports are defined. On dialogs of too many
// files: a browser loads six at a time over HTTP/1.1, and a dialog waits for all of them. And on pages that wait for the
// libraries of dialogs.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { readClientAssets } from '../../apps/ssr-server/src/assets/client-assets.ts'
import { root } from '../stack/workspace.mjs'

const client = path.join(root, 'apps/web/dist/client')

const LOBBY = 'src/features/games/lobby/lobby-page.tsx'
/** Dialogs that open from every page. */
const DIALOGS = [
  'src/features/games/search/search-panel.tsx',
  'src/features/shell/dialogs/alert-dialog.tsx',
  'src/features/shell/dialogs/confirm-dialog.tsx',
  'src/features/shell/support/support-dialog.tsx',
]
/** Scripts that the first dialog may load: with its texts six, as many as a browser loads at a time over HTTP/1.1. */
const MAX_FILES = 5

/** Pages that show dialogs, and load their libraries after the page. */
const PAGES = [
  LOBBY,
  'src/features/account/profile/balance/balance-page.tsx',
  'src/features/account/profile/gifts/gifts-page.tsx',
]

const manifest = /** @type {Record<string, { file: string, imports?: string[] }>} */ (
  JSON.parse(readFileSync(path.join(client, '.vite/manifest.json'), 'utf8'))
)

/** @type {Set<string>} */
const known = new Set()
const circle = Object.keys(manifest)
  .map((chunk) => circleFrom(chunk, []))
  .find((found) => found !== null)

if (circle) {
  console.error(
    `Files of the built client wait for each other (apps/web/chunks/chunk-groups.ts):\n  ${circle.join('\n  ')}`,
  )
  process.exitCode = 1
}

const assets = readClientAssets(client)
const loaded = new Set(assets.preload([LOBBY]))
for (const dialog of DIALOGS) {
  const files = assets.preload([dialog]).filter((file) => !loaded.has(file))
  if (files.length > 0 && files.length <= MAX_FILES) continue
  console.error(
    `${dialog} loads ${files.length} files instead of 1 to ${MAX_FILES} (apps/web/chunks/chunk-groups.ts):\n  ${files.join('\n  ')}`,
  )
  process.exitCode = 1
}

const libraries = manifest['src/features/shell/dialogs/confirm-dialog.tsx']?.file
for (const page of PAGES.filter((each) => assets.preload([each]).includes(`/${libraries}`))) {
  console.error(
    `${page} waits for the libraries of dialogs: its dialogs belong behind late() (apps/web/chunks/chunk-groups.ts).`,
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
