/**
 * @promise Errors: logs name the release; source maps are not served, and name the sources of a stack
 * @proof scripts/trace.test
 * @journey shell/visits
 *
 * @promise Security promises: a full disk ends nothing: what is logged waits, who logs out is logged out
 * @proof ended-sessions.test
 * @journey none
 */

import { PassThrough } from 'node:stream'
import fastify from 'fastify'
import { expect, it } from 'vitest'
import { logDestination, loggerOptions, withoutPersonal, withoutSecrets } from './log.ts'

it('contains no secret, in any field', () => {
  const lines = new PassThrough()
  const { log } = fastify({ logger: { ...(loggerOptions('info') as object), stream: lines } })
  const secrets = {
    authorization: 'Bearer s3cret',
    cookie: 'at=s3cret',
    password: 's3cret',
    refreshToken: 's3cret',
    access: 's3cret',
  }
  log.info({ ...secrets, headers: secrets, call: { headers: secrets, body: secrets } }, 'call')
  const text = String(lines.read())
  expect(text).not.toContain('s3cret')
  expect(text).toContain('[redacted]')
})

it('logs what happened, never what an error carries: that of a broken answer holds its bytes', () => {
  const lines = new PassThrough()
  const { log } = fastify({ logger: { ...(loggerOptions('info') as object), stream: lines } })
  const broken = Object.assign(new Error('Parse Error'), {
    code: 'HPE_INVALID_HEADER_TOKEN',
    rawPacket: Buffer.from('s3cret'),
  })
  log.warn({ cause: broken, err: new Error('unreachable', { cause: broken }) }, 'platform unavailable')
  log.error(broken)
  const text = String(lines.read())
  expect(text).not.toContain('rawPacket')
  expect(text.match(/HPE_INVALID_HEADER_TOKEN/g)).toHaveLength(3)
  expect(text).toContain('log.test.ts')
})

it('names the release in each line', () => {
  const lines = new PassThrough()
  const { log } = fastify({ logger: { ...(loggerOptions('info', 'Ab12_-xY') as object), stream: lines } })
  log.info('one')
  expect(JSON.parse(String(lines.read()))).toMatchObject({ release: 'Ab12_-xY', msg: 'one' })
})

it('leaves out queries and the keys of password resets', () => {
  expect(withoutSecrets('/take/gift?code=1')).toBe('/take/gift')
  expect(withoutSecrets('/new-password/abc')).toBe('/new-password/[redacted]')
  expect(withoutSecrets('/guest/New-Password/abc')).toBe('/guest/New-Password/[redacted]')
})

it.each([
  ['no answer of anna.k+1@mail.example.test to /x', 'no answer of [email] to /x'],
  [
    'timeout at /json-api/treasury/user/marbella/deposit/visa/77077?return_url=1',
    'timeout at /json-api/treasury/user/marbella/deposit/visa/[number]?return_url=1',
  ],
  ['call +7 (999) 123-45-67 or 79991234567', 'call [phone] or [phone]'],
  ['Bearer abc.def and eyJhbGciOi.eyJzdWIi.c2ln', 'Bearer [token] and [token]'],
  ['at /guest/new-password/kEy9 failed', 'at /guest/new-password/[redacted] failed'],
])('of %j writes nothing of the player', (text, written) => {
  const lines = new PassThrough()
  const { log } = fastify({ logger: { ...(loggerOptions('info') as object), stream: lines } })
  log.info({ entry: { message: text }, err: new Error(text) }, 'one')
  const line = JSON.parse(String(lines.read())) as { entry: { message: string }; err: { message: string } }
  expect([line.entry.message, line.err.message]).toEqual([written, written])
})

it('keeps stacks, addresses of servers, times and versions as they are', () => {
  for (const text of [
    'Error: no\n    at send (file:///srv/node_modules/.pnpm/fastify@5.12.8/node_modules/fastify/lib/reply.js:12:34567)',
    'connect ECONNREFUSED 127.0.0.1:40001',
    '2026-11-27T07:19:24.123Z',
    'at https://casino.example/assets/chunk-12345678.js:1:90210',
  ])
    expect(withoutPersonal(text)).toBe(text)
})

it('ends nothing when the disk is full', () => {
  const stream = logDestination('/dev/full')
  const { log } = fastify({ logger: { ...(loggerOptions('info') as object), stream } })
  for (let line = 0; line < 3; line += 1) expect(() => log.error(new Error('not written'))).not.toThrow()
})
