// What the JSON reports of vitest and Playwright say of a run: how many tests passed and failed, and why.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from '../stack/workspace.mjs'

/** @typedef {import('./stages.mjs').Count} Count */

/**
 * @typedef {object} VitestReport
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {readonly VitestFile[]} testResults
 */

/**
 * `name` is the file's path; `message` is set when the file itself does not load.
 * @typedef {{ name: string, message: string, assertionResults: readonly VitestTest[] }} VitestFile
 */

/** @typedef {{ status: string, fullName: string, failureMessages: readonly string[] }} VitestTest */

/** @typedef {{ stats: { expected: number, unexpected: number, flaky: number }, suites: readonly PlaywrightSuite[] }} PlaywrightReport */

/** @typedef {{ suites?: readonly PlaywrightSuite[], specs: readonly PlaywrightSpec[] }} PlaywrightSuite */

/** @typedef {{ ok: boolean, title: string, file: string, tests: readonly { results: readonly { error?: { message?: string } }[] }[] }} PlaywrightSpec */

const LINES_OF_A_MESSAGE = 12

/**
 * @param {string} file
 * @returns {Count} of a report that is not there: no tests
 */
export function readVitestReport(file) {
  const report = /** @type {VitestReport | null} */ (readReport(file))
  if (report === null) return { passed: 0, failed: 0 }
  const failures = report.testResults.flatMap(({ name, message, assertionResults }) => {
    const file = path.relative(root, name)
    const failed = assertionResults.filter(({ status }) => status === 'failed')
    return [
      ...(message === '' ? [] : [describeFailure(file, [message])]),
      ...failed.map(({ fullName, failureMessages }) => describeFailure(`${file}: ${fullName}`, failureMessages)),
    ]
  })
  return { passed: report.numPassedTests, failed: report.numFailedTests, failures }
}

/**
 * A test that passed only when repeated counts as failed.
 * @param {string} file
 * @returns {Count} of a report that is not there: no tests
 */
export function readPlaywrightReport(file) {
  const report = /** @type {PlaywrightReport | null} */ (readReport(file))
  if (report === null) return { passed: 0, failed: 0 }
  const failures = report.suites
    .flatMap(specsOf)
    .filter(({ ok }) => !ok)
    .map((spec) => {
      const messages = spec.tests.flatMap(({ results }) => results.flatMap(({ error }) => error?.message ?? []))
      return describeFailure(`${spec.file} › ${spec.title}`, messages)
    })
  return { passed: report.stats.expected, failed: report.stats.unexpected + report.stats.flaky, failures }
}

/** @type {(suite: PlaywrightSuite) => readonly PlaywrightSpec[]} */
function specsOf({ specs, suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)]
}

/**
 * The test's name and the beginning of its first message, without the frames of libraries.
 * @param {string} name
 * @param {readonly string[]} messages
 */
function describeFailure(name, [message = '']) {
  // Messages of Playwright are coloured.
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => !line.includes('/node_modules/'))
    .slice(0, LINES_OF_A_MESSAGE)
  return [name, ...lines.map((line) => `    ${line}`)].join('\n')
}

/** @param {string} file */
function readReport(file) {
  try {
    return /** @type {unknown} */ (JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return null
  }
}
