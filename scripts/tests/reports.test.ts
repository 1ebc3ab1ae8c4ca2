import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { readPlaywrightReport, readVitestReport } from './reports.mjs'

function report(content: object): string {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'croupier-report-')), 'report.json')
  writeFileSync(file, JSON.stringify(content))
  return file
}

it('names the tests of vitest that failed, with their messages', () => {
  const test = (status: string, fullName: string, ...failureMessages: string[]) => ({
    status,
    fullName,
    failureMessages,
  })
  const file = report({
    numPassedTests: 1,
    numFailedTests: 1,
    testResults: [
      {
        name: path.resolve('scripts/a.test.ts'),
        message: '',
        assertionResults: [
          test('passed', 'a balance'),
          test('failed', 'a limit', 'expected 1\nat a.ts\nat /work/node_modules/vitest/run.js:1'),
        ],
      },
      { name: path.resolve('scripts/b.test.ts'), message: 'Cannot find c.ts', assertionResults: [] },
    ],
  })
  expect(readVitestReport(file)).toEqual({
    passed: 1,
    failed: 1,
    failures: ['scripts/a.test.ts: a limit\n    expected 1\n    at a.ts', 'scripts/b.test.ts\n    Cannot find c.ts'],
  })
})

it('names the journeys that failed, in suites of any depth, without colours', () => {
  const spec = (title: string, message?: string) => ({
    ok: message === undefined,
    title,
    file: 'a.spec.ts',
    tests: [{ results: [message === undefined ? {} : { error: { message } }] }],
  })
  const file = report({
    stats: { expected: 1, unexpected: 1, flaky: 1 },
    suites: [{ specs: [spec('pays')], suites: [{ specs: [spec('plays', '\u001B[31mtimed out\u001B[39m')] }] }],
  })
  expect(readPlaywrightReport(file)).toEqual({
    passed: 1,
    failed: 2,
    failures: ['a.spec.ts › plays\n    timed out'],
  })
})

it('counts no tests where there is no report', () => {
  expect(readVitestReport('/nowhere.json')).toEqual({ passed: 0, failed: 0 })
  expect(readPlaywrightReport('/nowhere.json')).toEqual({ passed: 0, failed: 0 })
})
