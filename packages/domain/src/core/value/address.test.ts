import { describe, expect, test } from 'vitest'
import { originOf, safeAddress } from './address.ts'

describe('safeAddress', () => {
  test.each([
    '/',
    '/games/slots',
    '/cdn/games/a b.svg?v=1#x',
    'https://cdn.example/a.png',
    'http://localhost:4001/run/x',
    'HTTPS://CDN.EXAMPLE/A.PNG',
    'https://example.com?x=1',
    'https://[::1]:8080/x',
  ])('keeps %s', (address) => expect(safeAddress(address)).toBe(address))

  test.each([
    '',
    ' ',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'ftp://example.com/x',
    '//evil.example/x',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    'https:evil.example',
    'https:///evil.example',
    'https://user:pass@evil.example',
    'https://good.example@evil.example',
    'relative/path',
    '#hash',
    'https://',
    'https://good.example\\@evil.example',
    'https://good.example:999999/x',
    'https://good.example:99999/x',
    'https://1.2.3.999/x',
    'https://[:::]/x',
  ])('refuses %j', (address) => expect(safeAddress(address)).toBeNull())

  test('absent is null, spaces around are dropped', () => {
    expect(safeAddress(null)).toBeNull()
    expect(safeAddress(undefined)).toBeNull()
    expect(safeAddress('  /rules ')).toBe('/rules')
  })
})

describe('originOf', () => {
  test.each([
    ['https://Games.Example/run/1', 'https://games.example'],
    ['http://localhost:4001/run/1?x=2', 'http://localhost:4001'],
    ['https://games.example:443/', 'https://games.example'],
    ['http://games.example:80', 'http://games.example'],
    ['http://games.example:443', 'http://games.example:443'],
    ['https://games.example.evil.example/run', 'https://games.example.evil.example'],
  ])('%s is of %s', (address, origin) => expect(originOf(address)).toBe(origin))

  test.each([
    '/run/1',
    'https://games.example@evil.example/',
    'javascript:0',
    'https://games.example\\.evil.example',
    'https://games.example%2eevil.example/',
    '',
  ])('%j is of nowhere', (address) => expect(originOf(address)).toBeNull())

  test("agrees with the platform's own parser", () => {
    for (const address of ['https://a.example:8443/x', 'http://A.example', 'https://[::1]:8080/x']) {
      expect(originOf(address)).toBe(new URL(address).origin)
    }
  })
})
