// npm run check: the fast checks, and the unit tests and stories nearest to what changed since main, in 90 seconds.
import { existsSync } from 'node:fs'
import path from 'node:path'
import { findChromium } from './stack/chromium.mjs'
import { fail, progress } from './stack/stack.mjs'
import { installWhatIsMissing, root, toolEnv } from './stack/workspace.mjs'
import { affectedTests, changedFiles, firstTests } from './tests/affected.mjs'
import { checkStage, clearReports, vitestStage } from './tests/commands.mjs'
import { runStages, summarize } from './tests/stages.mjs'

const begin = performance.now()
const tell = progress()

/** Files whose effects imports do not tell: what all tests, all stories or all types depend on. */
const AFFECTS_ALL =
  /^(package\.json|pnpm-lock\.yaml|(vitest|vite)\.config\.ts|\.storybook\/.*|packages\/brands\/.*|.*\.css)$/
const IS_LINTED = /\.(tsx?|mjs)$/

/** As many as end in about a minute on two cores. */
const MAX_STORIES = 90
const MAX_UNIT_TESTS = 700

async function main() {
  await installWhatIsMissing(tell)
  const env = { ...toolEnv, CHROMIUM_PATH: await findChromium(tell, { shell: true }) }
  clearReports()
  const changed = changedFiles()
  const tests = affectedTests(changed)
  const stories = firstTests(tests.stories, MAX_STORIES)
  const unit = firstTests(tests.unit, MAX_UNIT_TESTS)
  const linted = changed.filter((file) => IS_LINTED.test(file) && existsSync(path.join(root, file)))
  tell(
    `${changed.length} files changed since main: ${unit.run.length} files of unit tests and ${stories.run.length} of stories run`,
  )
  const stages = [
    checkStage('types', 'check:types'),
    ...(stories.run.length > 0 ? [vitestStage('stories', 'test:stories', stories.run.join(' '), { cores: 1 })] : []),
    ...(unit.run.length > 0 ? [vitestStage('unit tests', 'test:unit', unit.run.join(' '), { cores: 1 })] : []),
    ...(linted.length > 0 ? [checkStage('lint', 'check:lint', {}, linted.join(' '))] : []),
    checkStage('import rules', 'check:imports'),
    checkStage('format', 'check:format'),
  ]
  const results = await runStages(stages, { cores: 2, cwd: root, env })
  printWhatIsLeft([...unit.left, ...stories.left], changed)
  summarize(results, (performance.now() - begin) / 1000)
}

/**
 * @param {readonly string[]} left
 * @param {readonly string[]} changed
 */
function printWhatIsLeft(left, changed) {
  const forAll = changed.filter((file) => AFFECTS_ALL.test(file))
  if (left.length > 0) console.log(`\nLeft to npm test, as many files use what changed:\n  ${left.join('\n  ')}`)
  if (forAll.length > 0) console.log(`\nLeft to npm test, as all tests may depend on it:\n  ${forAll.join('\n  ')}`)
}

main().catch(fail)
