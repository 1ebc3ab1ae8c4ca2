// The scripts of package.json as stages, and the reports that count their tests.
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { root } from '../stack/workspace.mjs'
import { readPlaywrightReport, readVitestReport } from './reports.mjs'

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
 * @param {string} [files] only these
 * @returns {Stage}
 */
export function checkStage(name, script, more, files = '') {
  return {
    name,
    cores: 1,
    run: async (start) => counted(await start(`${commandOf(script)} ${files}`), { passed: 0, failed: 0 }),
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
      return counted(code, readVitestReport(file))
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
      return counted(code, readPlaywrightReport(file))
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
 * A failure outside of any test (a file that does not load, an error that nobody caught) counts as one.
 * @param {number} code
 * @param {Count} count
 * @returns {Count}
 */
function counted(code, count) {
  return { ...count, failed: code !== 0 && count.failed === 0 ? 1 : count.failed }
}
