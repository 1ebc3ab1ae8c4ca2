// The scripts of package.json as stages, and the reports that count their tests.
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { root } from '../stack/workspace.mjs'

/** @typedef {import('./stages.mjs').Stage} Stage */
/** @typedef {import('./stages.mjs').Count} Count */

const reports = path.join(root, 'test-results/reports')
const scripts = /** @type {Record<string, string>} */ (
  JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')).scripts
)

/** Removes the reports of an earlier run. */
export function clearReports() {
  rmSync(reports, { recursive: true, force: true })
  mkdirSync(reports, { recursive: true })
}

/**
 * A check without tests: counted only when it fails.
 * @param {string} name
 * @param {string} script
 * @param {Partial<Stage>} [more]
 * @returns {Stage}
 */
export function checkStage(name, script, more) {
  return {
    name,
    cores: 1,
    run: async (start) => counted(await start(commandOf(script)), 0, 0),
    ...more,
  }
}

/**
 * @param {string} name
 * @param {string} script
 * @param {string} options of vitest
 * @param {Partial<Stage>} [more]
 * @returns {Stage}
 */
export function vitestStage(name, script, options, more) {
  return {
    name,
    cores: 2,
    run: async (start) => {
      const file = path.join(reports, `${script.replace(':', '-')}.json`)
      const code = await start(
        `${commandOf(script)} ${options} --reporter=default --reporter=json --outputFile.json=${file}`,
      )
      const { numPassedTests = 0, numFailedTests = 0 } = readReport(file)
      return counted(code, numPassedTests, numFailedTests)
    },
    ...more,
  }
}

/**
 * The journeys of one project of Playwright. A stage each: a worker that changes between projects starts its site anew.
 * @param {string} name
 * @param {string} project
 * @param {string} options of Playwright
 * @param {Partial<Stage>} [more]
 * @returns {Stage}
 */
export function journeyStage(name, project, options, more) {
  return {
    name,
    cores: 2,
    run: async (start) => {
      const file = path.join(reports, `journeys-${project}.json`)
      const command = `${commandOf('test:e2e')} --project=${project} --output=test-results/e2e-${project} ${options}`
      const code = await start(`${command} --reporter=list,json`, { PLAYWRIGHT_JSON_OUTPUT_NAME: file })
      const { expected = 0, unexpected = 0, flaky = 0 } = readReport(file).stats ?? {}
      return counted(code, expected, unexpected + flaky)
    },
    ...more,
  }
}

/** @param {string} script */
function commandOf(script) {
  const command = scripts[script]
  if (command === undefined) throw new Error(`package.json has no script ${script}`)
  return command
}

/**
 * A failure outside of any test (a file that does not load) counts as one.
 * @param {number} code
 * @param {number} passed
 * @param {number} failed
 * @returns {Count}
 */
function counted(code, passed, failed) {
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed }
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
