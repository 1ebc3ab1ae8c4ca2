import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { defaultLimits, type Config } from '../config.ts'
import { commonHeaders, documentHeaders, documentPolicy } from './security-headers.ts'

const config: Config = {
  host: '127.0.0.1',
  port: 0,
  platformUrl: 'http://platform.test',
  gamesOrigins: ['http://games.test'],
  affiliateUrl: null,
  brand: null,
  publicOrigins: ['https://casino.test'],
  tls: true,
  trustProxy: [],
  countryHeader: null,
  endedSessionsFile: null,
  logLevel: 'silent',
  limits: defaultLimits,
}

it('insist on TLS when it is on', () => {
  const header = 'strict-transport-security'
  expect(commonHeaders(config)[header]).toBe('max-age=63072000; includeSubDomains')
  expect(commonHeaders({ ...config, tls: false })).not.toHaveProperty(header)
})

it('allow the live socket of the own origin, by the same scheme', () => {
  const hashes = { inlineScriptHashes: [], inlineStyleHashes: [] }
  expect(documentPolicy(config, 'https://casino.test', hashes)).toContain("connect-src 'self' wss://casino.test;")
})

it.each(['/new-password/1234', '/guest/new-password/1234'])('do not tell %s to anybody', (address) => {
  expect(documentHeaders(address)['referrer-policy']).toBe('no-referrer')
})

it('allow real hashes', () => {
  const hash = `sha256-${createHash('sha256').update('1').digest('base64')}`
  const policy = documentPolicy(config, 'https://casino.test', {
    inlineScriptHashes: [`'${hash}'`],
    inlineStyleHashes: [],
  })
  expect(policy).toContain(`script-src '${hash}' 'strict-dynamic'; style-src 'self';`)
})
