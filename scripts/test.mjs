// npm test: installs what is missing, then runs every check and test there is. The last line counts the tests.
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { findChromium } from './chromium.mjs'
import { exitCode } from './processes.mjs'
import { fail, progress } from './stack.mjs'
import { buildWhatHasChanged, installWhatIsMissing, root, toolEnv } from './workspace.mjs'

/** @typedef {{ passed: number, failed: number }} Count */

const tell = progress()
const reports = path.join(root, 'test-results/reports')
const scripts = /** @type {Record<string, string>} */ (
  JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')).scripts
)

/** @type {Count} */
const total = { passed: 0, failed: 0 }
/** @type {string[]} */
const failures = []

async function main() {
  await installWhatIsMissing(tell)
  const env = { ...toolEnv, CHROMIUM_PATH: await findChromium(tell, { shell: true }) }
  rmSync(reports, { recursive: true, force: true })
  mkdirSync(reports, { recursive: true })

  await check('types', 'check:types', env)
  await check('format', 'check:format', env)
  await check('lint', 'check:lint', env)
  await check('unused code', 'check:unused', env)
  await check('import rules', 'check:imports', env)
  await check('brands', 'check:brands', env)
  await vitest('unit tests', 'test:unit', 'unit.json', env)
  await vitest('packages', 'package', 'package.json', env)
  await vitest('stories', 'test:stories', 'stories.json', env)
  if (await buildSite()) {
    await check('chunks', 'check:chunks', env)
    await check('weight of the first visit', 'check:first-visit', env)
    await playwright('journeys', env)
  } else record('journeys', { passed: 0, failed: 1 })

  tell('Done')
  if (failures.length > 0) console.log(`Failed: ${failures.join(', ')}`)
  console.log(`${total.passed} passed, ${total.failed} failed`)
  process.exitCode = total.failed === 0 ? 0 : 1
}

/**
 * A check has no tests to count: it says nothing, or counts as one that failed.
 * @param {string} name
 * @param {string} script
 * @param {NodeJS.ProcessEnv} env
 */
async function check(name, script, env) {
  const code = await runScript(name, script, env)
  if (code !== 0) record(name, { passed: 0, failed: 1 })
}

/**
 * @param {string} name
 * @param {string} script
 * @param {string} report
 * @param {NodeJS.ProcessEnv} env
 */
async function vitest(name, script, report, env) {
  const file = path.join(reports, report)
  const code = await runScript(name, `${script} --reporter=default --reporter=json --outputFile.json=${file}`, env)
  const { numPassedTests = 0, numFailedTests = 0 } = readReport(file)
  record(name, counted(code, numPassedTests, numFailedTests))
}

/**
 * @param {string} name
 * @param {NodeJS.ProcessEnv} env
 */
async function playwright(name, env) {
  const file = path.join(reports, 'journeys.json')
  const code = await runScript(name, 'test:e2e --reporter=list,json', { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: file })
  const { expected = 0, unexpected = 0, flaky = 0 } = readReport(file).stats ?? {}
  record(name, counted(code, expected, unexpected + flaky))
}

async function buildSite() {
  try {
    await buildWhatHasChanged(tell)
    return true
  } catch (error) {
    console.error(error)
    return false
  }
}

/**
 * Runs a script of package.json with the repository's own tools first on the path.
 * @param {string} name
 * @param {string} script its name and more arguments
 * @param {NodeJS.ProcessEnv} env
 */
function runScript(name, script, env) {
  tell(`Running: ${name}`)
  const [key = '', ...more] = script.split(' ')
  return exitCode(spawn([scripts[key], ...more].join(' '), { cwd: root, env, stdio: 'inherit', shell: true }))
}

/**
 * What failed outside of any test (a file that does not load) counts as one failure.
 * @param {number} code
 * @param {number} passed
 * @param {number} failed
 * @returns {Count}
 */
function counted(code, passed, failed) {
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed }
}

/**
 * @param {string} name
 * @param {Count} count
 */
function record(name, { passed, failed }) {
  total.passed += passed
  total.failed += failed
  if (failed > 0) failures.push(name)
}

/**
 * @param {string} file
 * @returns {{ numPassedTests?: number, numFailedTests?: number, stats?: { expected?: number, unexpected?: number, flaky?: number } }}
 */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return {}
  }
}

main().catch(fail)
