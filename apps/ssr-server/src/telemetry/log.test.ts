/**
 * @promise Errors: logs name the release; source maps are not served, and name the sources of a stack
 * @proof trace.test
 * @journey shell/visits
 */

import { PassThrough } from 'node:stream'
import fastify from 'fastify'
import { expect, it } from 'vitest'
import { loggerOptions, withoutSecrets } from './log.ts'

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
  expect(withoutSecrets('/guest/new-password/abc')).toBe('/guest/new-password/[redacted]')
})
