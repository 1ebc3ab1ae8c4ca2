// npm run check: the fast checks, and the unit tests and stories nearest to what changed since main, in 90 seconds.
import { existsSync } from 'node:fs'
import path from 'node:path'
import { readImports } from './imports.mjs'
import { findChromium } from '../stack/chromium.mjs'
import { fail, progress } from '../stack/stack.mjs'
import { installWhatIsMissing, root, toolEnv } from '../stack/workspace.mjs'
import { affectedTests, changedFiles, isLinted, REPOSITORY_TESTS } from '../tests/affected.mjs'
import { checkStage, clearReports, vitestStage } from '../tests/commands.mjs'
import { runStages, summarize } from '../tests/stages.mjs'

/** @typedef {import('../tests/stages.mjs').Stage} Stage */

const begin = performance.now()
const tell = progress()

/** As many as end in about a minute on two cores. */
const MAX_STORIES = 12
const MAX_UNIT_TESTS = 40

async function main() {
  await installWhatIsMissing(tell)
  const env = { ...toolEnv, CHROMIUM_PATH: await findChromium(tell, { shell: true }) }
  clearReports()
  const changed = changedFiles()
  tell(`${changed.length} files changed since main`)
  const imports = readImports()
  const tests = imports.then((read) => affectedTests(read, changed))
  const linted = changed.filter((file) => isLinted(file) && existsSync(path.join(root, file)))

  /** @type {Stage} */
  const importRules = {
    name: 'import rules',
    cores: 1,
    run: async () => {
      const failures = (await imports).faults
      return { passed: 0, failed: failures.length, failures }
    },
  }
  /** @type {Stage} */
  const stories = {
    name: 'stories',
    cores: 1,
    run: async (start) => {
      const files = (await tests).stories.slice(0, MAX_STORIES)
      if (files.length === 0) return { passed: 0, failed: 0 }
      return vitestStage('stories', 'test:stories', files.join(' ')).run(start)
    },
  }
  /** @type {Stage} */
  const unitTests = {
    name: 'unit tests',
    cores: 1,
    run: async (start) => {
      const files = [...REPOSITORY_TESTS, ...(await tests).unit.slice(0, MAX_UNIT_TESTS)]
      return vitestStage('unit tests', 'test:unit', files.join(' ')).run(start)
    },
  }
  const stages = [
    importRules,
    checkStage('types', 'check:types'),
    stories,
    ...(linted.length > 0 ? [checkStage('lint', 'check:lint', {}, `--format=unix ${linted.join(' ')}`)] : []),
    unitTests,
    checkStage('unused code', 'check:unused'),
    checkStage('brands', 'check:brands'),
    checkStage('format', 'check:format'),
  ]
  const results = await runStages(stages, { cores: 2, cwd: root, env })
  printWhatIsLeft(await tests, changed, await imports)
  summarize(results, (performance.now() - begin) / 1000)
}

/**
 * @param {{ stories: readonly string[], unit: readonly string[] }} tests
 * @param {readonly string[]} changed
 * @param {import('./imports.mjs').Imports} imports
 */
function printWhatIsLeft({ stories, unit }, changed, { files }) {
  const left = [...unit.slice(MAX_UNIT_TESTS), ...stories.slice(MAX_STORIES)]
  const unknown = changed.filter((file) => !files.has(file))
  if (left.length > 0) console.log(`\nLeft to npm test, as many files use what changed:\n  ${left.join('\n  ')}`)
  if (unknown.length > 0)
    console.log(`\nLeft to npm test, as no import tells who uses them:\n  ${unknown.join('\n  ')}`)
}

main().catch(fail)
