import path from 'node:path'
import { parseArgs } from 'node:util'
import { brands } from '../../packages/brands/index.ts'
import { readImports } from '../checks/imports.mjs'
import { affectedTests, changedFiles, isBelowEveryStory } from '../tests/affected.mjs'
import { launchBrowser } from './photographer.ts'
import { runVisual } from './run.ts'
import { summary } from './summary.ts'

// npm run test:visual: see docs/visual.md. Expects a built Storybook (scripts/visual.mjs).

const root = path.join(import.meta.dirname, '../..')
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    update: { type: 'boolean', default: false },
    reuse: { type: 'boolean', default: false },
    changed: { type: 'boolean', default: false },
  },
})
const begin = Date.now()
const tell = (what: string) => console.log(`[${String(Math.round((Date.now() - begin) / 1000)).padStart(3)} s] ${what}`)

const browser = await launchBrowser()
try {
  const result = await runVisual({
    storybook: path.join(root, 'storybook-static'),
    baselines: path.join(root, 'visual'),
    report: path.join(root, 'test-results/visual'),
    brands: Object.keys(brands),
    words: positionals,
    storyFiles: values.changed ? await storyFilesOfChange() : undefined,
    recording: path.join(root, 'test-results/visual-recording'),
    update: values.update,
    browser,
    tell,
  })
  tell(`Done: ${result.taken} pictures`)
  console.log(summary(result, values.update))
  process.exitCode = result.ok ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  await browser.close()
}

/** Story files affected since main; undefined: all. */
async function storyFilesOfChange(): Promise<readonly string[] | undefined> {
  const changed = changedFiles()
  const forAll = changed.filter(isBelowEveryStory)
  if (forAll.length === 0) return affectedTests(await readImports(), changed).stories
  tell(`All stories, because these changed: ${forAll.join(', ')}`)
  return undefined
}
