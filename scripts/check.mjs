// npm run check: the fast checks, and the unit tests and stories that a change since main affects.
import { execFileSync } from 'node:child_process'
import { findChromium } from './stack/chromium.mjs'
import { fail, progress } from './stack/stack.mjs'
import { installWhatIsMissing, root, toolEnv } from './stack/workspace.mjs'
import { checkStage, clearReports, vitestStage } from './tests/commands.mjs'
import { runStages, summarize } from './tests/stages.mjs'

const begin = performance.now()
const tell = progress()

/** Files that vitest cannot follow to the tests they affect: a change to one runs all of them. */
const AFFECTS_ALL = /(^|\/)(package\.json|pnpm-lock\.yaml|(vitest|vite)\.config\.ts)$|^\.storybook\//

async function main() {
  await installWhatIsMissing(tell)
  const env = { ...toolEnv, CHROMIUM_PATH: await findChromium(tell, { shell: true }) }
  clearReports()
  const base = git('merge-base', 'main', 'HEAD')
  const files = changedFiles(base)
  const forAll = files.filter((file) => AFFECTS_ALL.test(file))
  tell(`${files.length} files changed since main`)
  if (forAll.length > 0)
    console.log(`All unit tests and stories run, which takes minutes, because these changed:\n  ${forAll.join('\n  ')}`)
  const affected = `--passWithNoTests ${forAll.length > 0 ? '' : `--changed=${base}`}`
  const results = await runStages(
    [
      checkStage('types', 'check:types'),
      checkStage('lint', 'check:lint'),
      checkStage('format', 'check:format'),
      checkStage('import rules', 'check:imports'),
      vitestStage('unit tests', 'test:unit', affected),
      vitestStage('stories', 'test:stories', affected),
    ],
    { cores: 2, cwd: root, env },
  )
  summarize(results, (performance.now() - begin) / 1000)
}

/** @param {string} base files that differ from this commit, uncommitted and new ones included */
function changedFiles(base) {
  return [git('diff', '--name-only', base), git('ls-files', '--others', '--exclude-standard')]
    .flatMap((lines) => lines.split('\n'))
    .filter((file) => file !== '')
}

/** @param {string[]} args */
function git(...args) {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
}

main().catch(fail)
