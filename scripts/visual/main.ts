import { rmSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { brands } from '../../packages/brands/index.ts'
import { readImports } from '../checks/imports.mjs'
import { run } from '../stack/processes.mjs'
import { affectedTests, changedFiles, isBelowEveryStory } from '../tests/affected.mjs'
import { copyOfCommit, findBase } from './baselines/base.ts'
import { Baselines, describeRecorder, isSameRecorder } from './baselines/baselines.ts'
import { launchBrowser, recorderOf } from './photographer.ts'
import { runVisual, type RunOptions } from './run.ts'
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
  const selection = {
    brands: Object.keys(brands),
    words: positionals,
    storyFiles: values.changed ? await storyFilesOfChange() : undefined,
  }
  const result = await runVisual({
    storybook: path.join(root, 'storybook-static'),
    report: path.join(root, 'test-results/visual'),
    ...selection,
    ...(await baselinesFor(selection)),
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

/** The repository's baselines; where another browser recorded them, pictures that this one draws of the stories before. */
async function baselinesFor(
  selection: Pick<RunOptions, 'brands' | 'words' | 'storyFiles'>,
): Promise<Pick<RunOptions, 'baselines' | 'accepted' | 'note'>> {
  const recorded = path.join(root, 'visual')
  const { recorder } = new Baselines(recorded)
  const present = await recorderOf(browser)
  if (values.update || recorder === null || isSameRecorder(recorder, present)) return { baselines: recorded }
  const { commit, accepted } = findBase(root)
  const note = `The baselines are of ${describeRecorder(recorder)}, this is ${describeRecorder(present)}: compared with the stories of ${commit.slice(0, 12)}, drawn here.`
  tell(note)
  const copy = await copyOfCommit(root, commit, buildStorybook)
  const drawn = path.join(root, 'test-results/visual-base')
  rmSync(drawn, { recursive: true, force: true })
  await runVisual({
    ...selection,
    storybook: path.join(copy, 'storybook-static'),
    baselines: drawn,
    report: path.join(root, 'test-results/visual-base-report'),
    update: true,
    mayBeNone: true,
    browser,
    tell,
  })
  return { baselines: drawn, accepted, note }
}

async function buildStorybook(folder: string): Promise<void> {
  tell('Installing what these need, and building their Storybook')
  for (const args of [
    ['install', '--frozen-lockfile'],
    ['exec', 'storybook', 'build', '--quiet', '--test'],
  ])
    await run(process.execPath, ['scripts/pnpm.mjs', ...args], { cwd: folder, env: { ...process.env, CI: 'true' } })
}

/** Story files affected since main; undefined: all. */
async function storyFilesOfChange(): Promise<readonly string[] | undefined> {
  const changed = changedFiles()
  const forAll = changed.filter(isBelowEveryStory)
  if (forAll.length === 0) return affectedTests(await readImports(), changed).stories
  tell(`All stories, because these changed: ${forAll.join(', ')}`)
  return undefined
}
