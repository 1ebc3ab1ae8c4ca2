/**
 * @promise Security promises: under TLS nobody is counted by the address of a proxy that is not named, and the log
 *   says so, also where `PUBLIC_ORIGIN` is https without `TLS`
 * @proof live-proxy.test
 * @journey none
 */

import { partOf } from '@croupier/platform-fixtures/fakes'
import type { IncomingMessage } from 'node:http'
import { describe, expect, it } from 'vitest'
import { proxyWarning, TrustedProxies } from './trusted-proxies.ts'

const from = (remoteAddress: string | undefined, headers: Record<string, string> = {}) =>
  partOf<IncomingMessage>({ socket: { remoteAddress }, headers })

describe('trusted proxies', () => {
  it('counts nobody whose connection is reset: its address is not known any more', () => {
    const proxies = new TrustedProxies(['loopback'])
    const gone = from(undefined, { 'x-forwarded-for': '198.51.100.1' })
    expect([proxies.visitorOf(gone), proxies.countedAddress(gone), proxies.countryOf(gone)]).toEqual(['', null, null])
  })

  it.each([
    ['loopback', '127.0.0.1', '::1', '::ffff:127.0.0.1'],
    ['10.0.0.0/8', '10.1.2.3', '::ffff:10.1.2.3'],
    ['uniquelocal', '192.168.1.1', 'fd00::1'],
    ['linklocal', '169.254.9.9', 'fe80::1'],
    ['203.0.113.7', '203.0.113.7'],
    ['2001:db8::/32', '2001:db8::5'],
  ])('%s trusts its own', (range, ...addresses) => {
    const proxies = new TrustedProxies([range])
    for (const address of addresses) expect([address, proxies.trusts(address, 0)]).toEqual([address, true])
    for (const address of ['198.51.100.1', '2001:db9::1', '', 'nonsense'])
      expect(proxies.trusts(address, 0)).toBe(false)
  })

  it.each([
    ['nobody in front', '198.51.100.1', undefined, '198.51.100.1'],
    ['a stranger who says to be somebody else', '198.51.100.1', '1.1.1.1', '198.51.100.1'],
    ['our proxy', '10.0.0.1', '198.51.100.1', '198.51.100.1'],
    ['our proxy behind another of ours', '10.0.0.1', '198.51.100.1, 10.0.0.2', '198.51.100.1'],
    ['a visitor who forges the beginning', '10.0.0.1', '1.1.1.1, 198.51.100.1', '198.51.100.1'],
    ['proxies that write ports', '10.0.0.1', '1.1.1.1, 198.51.100.1:4711, 10.0.0.2:80', '198.51.100.1'],
    ['a proxy that writes the port of IPv6', '10.0.0.1', '[2001:db8::1]:4711', '2001:db8::1'],
    ['our proxy without a word', '10.0.0.1', undefined, '10.0.0.1'],
  ])('the visitor behind %s', (_what, remote, forwarded, visitor) => {
    const proxies = new TrustedProxies(['10.0.0.0/8'])
    expect(proxies.visitorOf(from(remote, forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }))).toBe(
      visitor,
    )
  })

  it.each([
    ['our proxy names it', '10.0.0.1', 'DE', 'de'],
    ['a stranger names one', '198.51.100.1', 'DE', null],
    ['our proxy does not know', '10.0.0.1', undefined, null],
    ['it is none', '10.0.0.1', 'T1', null],
    ['there are two', '10.0.0.1', 'DE, RU', null],
  ])("the visitor's country when %s", (_what, remote, said, country) => {
    const proxies = new TrustedProxies(['10.0.0.0/8'], 'cf-ipcountry')
    expect(proxies.countryOf(from(remote, said === undefined ? {} : { 'cf-ipcountry': said }))).toBe(country)
    expect(new TrustedProxies(['10.0.0.0/8']).countryOf(from(remote, { 'cf-ipcountry': 'DE' }))).toBeNull()
  })
})

describe('behind something that ends TLS', () => {
  it.each([
    ['https', { tls: true, trustProxy: [] }, /^TLS is on and TRUST_PROXY is empty/],
    ['https', { tls: true, trustProxy: ['10.0.0.0/8'] }, /^$/],
    ['https', { tls: false, trustProxy: [] }, /but TLS is off.*Set TLS=on, and TRUST_PROXY/],
    ['https', { tls: false, trustProxy: ['10.0.0.0/8'] }, /but TLS is off.*Set TLS=on$/],
    ['http', { tls: false, trustProxy: [] }, /^$/],
  ])('an operator of a site on %s is told what its settings leave out: %o', (scheme, settings, warning) => {
    const publicOrigins = ['http://localhost:3000', `${scheme}://casino.example`]
    expect(proxyWarning({ ...settings, publicOrigins }) ?? '').toMatch(warning)
  })

  it('nobody is counted by the address of a proxy that is not named', () => {
    const unnamed = new TrustedProxies([], null, true)
    expect(unnamed.countedAddress(from('10.0.0.1', { 'x-forwarded-for': '198.51.100.1' }))).toBeNull()
    const named = new TrustedProxies(['10.0.0.0/8'], null, true)
    expect(named.countedAddress(from('10.0.0.1', { 'x-forwarded-for': '198.51.100.1' }))).toBe('198.51.100.1')
    expect(named.countedAddress(from('172.16.0.1'))).toBeNull()
    expect(new TrustedProxies([]).countedAddress(from('198.51.100.1'))).toBe('198.51.100.1')
  })
})
