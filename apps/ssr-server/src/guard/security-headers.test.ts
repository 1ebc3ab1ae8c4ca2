/**
 * @promise Security promises: an outside party is in the policy only if it is configured, and only where it is
 *   needed
 * @proof config.test
 * @journey none
 */

import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { OutsideParties } from '../settings/outside-parties.ts'
import { noParties, testConfig } from '../testing/config.ts'
import {
  captchaPolicy,
  chatPolicy,
  commonHeaders,
  documentHeaders,
  documentPolicy,
  workerPolicy,
} from './security-headers.ts'

const hashes = { inlineScriptHashes: [], inlineStyleHashes: [] }

/** Sources of each directive of a document's policy. */
function policyOf(parties: Partial<OutsideParties>): Record<string, string> {
  const policy = documentPolicy({ ...noParties, ...parties }, 'https://casino.test', hashes)
  return Object.fromEntries(policy.split('; ').map((part) => part.split(/ (.*)/).slice(0, 2)))
}

it('insist on TLS when it is on', () => {
  const header = 'strict-transport-security'
  expect(commonHeaders(testConfig({ tls: true }))[header]).toBe('max-age=63072000; includeSubDomains')
  expect(commonHeaders(testConfig())).not.toHaveProperty(header)
})

it('allow the live socket of the own origin, by the same scheme', () => {
  expect(documentPolicy(noParties, 'https://casino.test', hashes)).toContain("connect-src 'self' wss://casino.test;")
})

it.each(['/new-password/1234', '/guest/New-Password/1234'])('do not tell %s to anybody', (address) => {
  expect(documentHeaders(address)['referrer-policy']).toBe('no-referrer')
})

it('allow real hashes', () => {
  const hash = `sha256-${createHash('sha256').update('1').digest('base64')}`
  const policy = documentPolicy(noParties, 'https://casino.test', {
    inlineScriptHashes: [`'${hash}'`],
    inlineStyleHashes: [],
  })
  expect(policy).toContain(`script-src '${hash}' 'strict-dynamic'; style-src 'self';`)
})

describe('an outside party', () => {
  const without = policyOf({})

  it('is in no policy unless it is configured', () => {
    expect(without).toMatchObject({
      'frame-src': "'none'",
      'img-src': "'self' data: blob:",
      'connect-src': "'self' wss://casino.test",
    })
    expect(Object.values(without).join(' ')).not.toMatch(/https?:/)
    expect(commonHeaders(testConfig())['permissions-policy']).not.toContain('http')
  })

  it.each<[string, Partial<OutsideParties>, Record<string, string>]>([
    [
      'games: frames, and the exit to which they lead',
      { games: ['https://a.test', 'https://b.test'] },
      { 'frame-src': 'https://a.test https://b.test https://casino.test/game-exit' },
    ],
    ['payments: frames', { payments: ['https://pay.test'] }, { 'frame-src': 'https://pay.test' }],
    [
      'games and payments of one origin: named once',
      { games: ['https://a.test'], payments: ['https://a.test'] },
      { 'frame-src': 'https://a.test https://casino.test/game-exit' },
    ],
    [
      'captcha: the frame of its page, not its script',
      { captcha: { script: 'https://vendor.test/api.js', origin: 'https://captcha.casino.test' } },
      { 'frame-src': 'https://captcha.casino.test' },
    ],
    [
      'chat: the frame of its page, not its vendors',
      { chat: { origin: 'https://chat.casino.test', webim: 'https://casino.webim.ru', netrox: null } },
      { 'frame-src': 'https://chat.casino.test' },
    ],
    ['pictures: images', { pictures: ['https://cdn.test'] }, { 'img-src': "'self' data: blob: https://cdn.test" }],
    ['avatars: images', { avatars: ['https://faces.test'] }, { 'img-src': "'self' data: blob: https://faces.test" }],
    [
      'affiliate tracker: calls, by its origin',
      { affiliateUrl: 'https://track.test/in' },
      { 'connect-src': "'self' wss://casino.test https://track.test" },
    ],
    [
      'sender of web push: calls, by its origin',
      { push: { api: 'https://push.test/json/1.3', application: 'A' } },
      { 'connect-src': "'self' wss://casino.test https://push.test" },
    ],
  ])('is allowed only what it needs; %s', (_name, parties, expected) => {
    expect(policyOf(parties)).toEqual({ ...without, ...expected })
  })

  it('may play sound and fill the screen if it is a game', () => {
    const headers = commonHeaders(
      testConfig({ parties: { ...noParties, games: ['https://a.test'], payments: ['https://b.test'] } }),
    )
    expect(headers['permissions-policy']).toContain(
      'autoplay=(self "https://a.test"), fullscreen=(self "https://a.test")',
    )
  })
})

it('the worker calls this site, and the sender of web push where there is one', () => {
  const push = { api: 'https://push.test/json/1.3', application: 'A' }
  expect(workerPolicy(noParties)).toContain("connect-src 'self';")
  expect(workerPolicy({ ...noParties, push })).toContain("connect-src 'self' https://push.test;")
})

describe("the captcha's page", () => {
  const policyFor = (script: string) =>
    captchaPolicy(script, ['https://casino.test', 'http://[::1]:3000', 'https://brand.test'], 'sha256-own')

  it('is framed by the pages of the site only, without IPv6 addresses, which a policy cannot name', () => {
    expect(policyFor('https://vendor.test/api.js')).toContain('frame-ancestors https://casino.test https://brand.test;')
  })

  it.each([
    ['https://vendor.test/api.js', 'https://vendor.test'],
    [
      'https://www.google.com/recaptcha/api.js',
      'https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/ https://recaptcha.google.com/recaptcha/',
    ],
    [
      'https://www.recaptcha.net/recaptcha/api.js',
      'https://www.recaptcha.net/recaptcha/ https://www.gstatic.com/recaptcha/ https://recaptcha.google.com/recaptcha/',
    ],
  ])('of %s loads from the vendor only', (script, vendor) => {
    expect(policyFor(script)).toBe(
      `default-src 'none'; script-src 'sha256-own' ${vendor}; style-src 'unsafe-inline'; img-src ${vendor} data:; ` +
        `connect-src ${vendor}; frame-src ${vendor}; frame-ancestors https://casino.test https://brand.test; ` +
        `form-action 'none'; base-uri 'none'`,
    )
  })
})

describe("the chat's page", () => {
  it.each([
    ['https://casino.webim.ru', 'https://casino.webim.ru', 'wss://casino.webim.ru'],
    ['https://c.netrox.sc', 'https://c.netrox.sc https://*.netrox.sc', 'wss://c.netrox.sc wss://*.netrox.sc'],
    ['http://localhost:4001/chat/webim', 'http://localhost:4001', 'ws://localhost:4001'],
  ])('of a vendor at %s loads from the vendor only', (url, vendor, sockets) => {
    expect(chatPolicy(url, ['https://casino.test', 'https://brand.test'], 'sha256-own')).toBe(
      `default-src 'none'; script-src 'sha256-own' ${vendor}; style-src 'unsafe-inline' ${vendor}; ` +
        `img-src ${vendor} data: blob:; font-src ${vendor}; media-src ${vendor}; connect-src ${vendor} ${sockets}; ` +
        `frame-src ${vendor}; frame-ancestors https://casino.test https://brand.test; form-action 'none'; base-uri 'none'`,
    )
  })
})
