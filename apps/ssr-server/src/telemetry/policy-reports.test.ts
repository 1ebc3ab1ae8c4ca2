/**
 * @promise Errors: visitors of a hundred networks who invent violations of the policy keep no line from a real one
 * @journey none
 */

import { PassThrough } from 'node:stream'
import fastify from 'fastify'
import { expect, it } from 'vitest'
import { REPORT_PATH } from '../guard/security-headers.ts'
import { TrustedProxies } from '../guard/trusted-proxies.ts'
import { MemoryState } from '../shared-state/memory-state.ts'
import { LogCounts } from './log-counts.ts'
import { loggerOptions } from './log.ts'
import { policyReports, summaryOf } from './policy-reports.ts'

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

it('are written whatever visitors of many networks invent, and what these invent is one line', async () => {
  const stream = new PassThrough()
  const server = fastify({ logger: { ...(loggerOptions('warn', 'test', new LogCounts()) as object), stream } })
  const now = () => 0
  const proxies = new TrustedProxies(['loopback'])
  policyReports(server, { proxies, state: new MemoryState({ pageCacheBytes: 1000 }, now), now })
  const send = (address: string, effectiveDirective: string) =>
    server.inject({
      method: 'POST',
      url: REPORT_PATH,
      headers: { 'content-type': 'application/reports+json', 'x-forwarded-for': address },
      payload: JSON.stringify([{ body: { effectiveDirective } }]),
    })
  for (let network = 0; network < 100; network += 1)
    // oxlint-disable-next-line no-await-in-loop -- one after another
    for (let report = 0; report < 6; report += 1) await send(`198.51.100.${network}`, `invented-${network}-${report}`)
  await send('203.0.113.1', 'script-src')
  const lines = String(stream.read())
    .split('\n')
    .filter((text) => text.includes('policy violated'))
  expect(lines).toHaveLength(2)
  expect(lines[1]).toContain('script-src')
})
