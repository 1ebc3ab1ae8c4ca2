import path from 'node:path'
import { parseArgs } from 'node:util'
import { brands } from '../../packages/brands/index.ts'
import { tellRecorder } from './baselines.ts'
import type { RunResult } from './result.ts'
import { runVisual } from './run.ts'

// npm run test:visual [-- [--update] [words of story ids]]: see docs/visual.md. scripts/visual.mjs has built Storybook before.

const root = path.join(import.meta.dirname, '../..')
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { update: { type: 'boolean', default: false }, reuse: { type: 'boolean', default: false } },
})
const begin = Date.now()
const tell = (what: string) => console.log(`[${String(Math.round((Date.now() - begin) / 1000)).padStart(3)} s] ${what}`)

try {
  const result = await runVisual({
    storybook: path.join(root, 'storybook-static'),
    baselines: path.join(root, 'visual'),
    report: path.join(root, 'test-results/visual'),
    brands: Object.keys(brands),
    words: positionals,
    update: values.update,
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    tell,
  })
  sum(result, values.update)
  process.exitCode = result.ok ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

function sum(
  { taken, changed, added, removed, broken, skipped, otherBrowser, report, ok }: RunResult,
  update: boolean,
) {
  tell(`Done: ${taken} pictures`)
  const names = (title: string, files: readonly string[]) => {
    if (files.length > 0) console.log(`\n${title} (${files.length}):\n${files.map((file) => `  ${file}`).join('\n')}`)
  }
  names(
    update ? 'Recorded anew' : 'Changed',
    changed.map(({ file, pixels, where }) => `${file}: ${pixels} pixels at ${where.x}, ${where.y}`),
  )
  names(
    'Not drawn',
    broken.map(({ file, text }) => `${file}: ${text.split('\n', 1)[0]}`),
  )
  names(update ? 'New' : 'New (npm run test:visual -- --update records them)', added)
  names(update ? 'Removed: their story is gone' : 'Their story is gone (--update removes them)', removed)
  names(
    'Left out',
    skipped.map(({ file, text }) => `${file}: ${text}`),
  )
  if (otherBrowser)
    console.log(
      `\nThe baselines are of ${tellRecorder(otherBrowser.recorded)}, this is ${tellRecorder(otherBrowser.present)}: differences are shown and do not count.`,
    )
  console.log(`\n${ok ? 'Passed' : 'Failed'}. Report: ${report}`)
}
