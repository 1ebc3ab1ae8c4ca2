import { expect, it } from 'vitest'
import { summaryOf } from './policy-reports.ts'

const line = (report: unknown) => Object.entries(summaryOf(report)).map(([name, value]) => `${name} ${value}`)

it('says which host is blocked, and where, without what is secret', () => {
  const body = {
    effectiveDirective: 'frame-src',
    blockedURL: 'https://games.example/play?session=abc',
    documentURL: 'https://casino.test/new-password/abc?mail=x',
    sourceFile: 'https://casino.test/assets/app-1.js',
  }
  const lines = [
    'effectiveDirective frame-src',
    'blockedURL https://games.example/play',
    'documentURL /new-password/[redacted]',
    'sourceFile https://casino.test/assets/app-1.js',
  ]
  expect(line({ type: 'csp-violation', body })).toEqual(lines)
})

it('reads what browsers without the Reporting API send', () => {
  const report = {
    'effective-directive': 'img-src',
    'blocked-uri': 'http://cdn.example:8080/a.png',
    'document-uri': 'https://casino.test/games',
  }
  const lines = ['effectiveDirective img-src', 'blockedURL http://cdn.example:8080/a.png', 'documentURL /games']
  expect(line({ 'csp-report': report })).toEqual(lines)
})

it.each([
  ['inline', 'inline'],
  ['data:text/html,secret', 'data:'],
  ['blob:https://casino.test/1b9d6bcd', 'blob:'],
  ['chrome-extension://abc/x.js', 'chrome-extension:'],
])('of %s tells %s', (blockedURL, told) => expect(summaryOf({ body: { blockedURL } })).toEqual({ blockedURL: told }))

it.each([null, 5, 'x', [], { body: 5 }, { body: { blockedURL: 5 } }])('of %j tells nothing', (report) =>
  expect(summaryOf(report)).toEqual({}),
)
