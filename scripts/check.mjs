// npm run check: the fast checks, and the unit tests and stories that a change since main affects.
import { findChromium } from './stack/chromium.mjs'
import { fail, progress } from './stack/stack.mjs'
import { installWhatIsMissing, root, toolEnv } from './stack/workspace.mjs'
import { affectedStories, branchPoint, changedFiles } from './tests/affected.mjs'
import { checkStage, clearReports, vitestStage } from './tests/commands.mjs'
import { runStages, summarize } from './tests/stages.mjs'

const begin = performance.now()
const tell = progress()

/** Files of the root whose effects cannot be followed: a change to one runs everything. */
const AFFECTS_ALL = /^(package\.json|pnpm-lock\.yaml|(vitest|vite)\.config\.ts)$/

async function main() {
  await installWhatIsMissing(tell)
  const env = { ...toolEnv, CHROMIUM_PATH: await findChromium(tell, { shell: true }) }
  clearReports()
  const changed = changedFiles()
  const { stories, forAll } = affectedStories(changed)
  const rootFiles = changed.filter((file) => AFFECTS_ALL.test(file))
  warn('unit tests', rootFiles)
  warn('stories', [...rootFiles, ...forAll])
  const isAll = rootFiles.length + forAll.length > 0
  tell(`${changed.length} files changed since main; stories run of ${isAll ? 'all' : stories.length} files`)
  const stages = [
    checkStage('types', 'check:types'),
    checkStage('lint', 'check:lint'),
    checkStage('format', 'check:format'),
    checkStage('import rules', 'check:imports'),
    vitestStage('unit tests', 'test:unit', rootFiles.length > 0 ? '' : `--passWithNoTests --changed=${branchPoint()}`),
    ...(isAll || stories.length > 0 ? [vitestStage('stories', 'test:stories', isAll ? '' : stories.join(' '))] : []),
  ]
  const results = await runStages(stages, { cores: 2, cwd: root, env })
  summarize(results, (performance.now() - begin) / 1000)
}

/**
 * @param {string} tests
 * @param {readonly string[]} files
 */
function warn(tests, files) {
  if (files.length > 0) tell(`All ${tests} run, which takes minutes, because these changed: ${files.join(', ')}`)
}

main().catch(fail)
