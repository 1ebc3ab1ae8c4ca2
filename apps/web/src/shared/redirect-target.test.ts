import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { redirectTarget } from './redirect-target.ts'

describe('redirectTarget', () => {
  test.each([
    ['/games/slots', '/games/slots'],
    ['/games/slots?page=2#row', '/games/slots?page=2#row'],
    ['/play/gold-of-the-nile', '/play/gold-of-the-nile'],
    [null, '/'],
    ['', '/'],
    ['games', '/'],
    ['//elsewhere.example', '/'],
    ['/\\elsewhere.example', '/'],
    ['/\t/elsewhere.example', '/'],
    ['/./\\elsewhere.example', '/'],
    ['/..//elsewhere.example', '/'],
    ['https://elsewhere.example', '/'],
    ['javascript:alert(1)', '/'],
    ['\\\\elsewhere.example', '/'],
  ])('%j leads to %s', (wanted, target) => {
    expect(redirectTarget(wanted)).toBe(target)
  })

  test('whatever is asked, the browser stays on the site', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.webUrl(),
          fc.string().map((text) => `/${text}`),
        ),
        (wanted) => {
          expect(new URL(redirectTarget(wanted), 'https://croupier.example').origin).toBe('https://croupier.example')
        },
      ),
      { numRuns: 500 },
    )
  })
})
