import { describe, expect, it } from 'vitest'
import { testBrand } from '../../testing/site.ts'
import { consentOf } from './consent.ts'

const brand = { ...testBrand, consent: { version: 3, region: 'ru', askedIn: ['eea', 'br'] } }

describe('the question about storage', () => {
  it.each([
    ['it', 'open'],
    ['no', 'open'],
    ['br', 'open'],
    ['ru', 'not-asked'],
    ['us', 'not-asked'],
    [null, 'not-asked'],
  ])('in %s is %s', (country, expected) => expect(consentOf(brand, country).state).toBe(expected))

  it('of a visitor from nowhere follows the region of the brand', () => {
    const ofBrazil = { consent: { ...brand.consent, region: 'br' } }
    expect(consentOf(ofBrazil, null).state).toBe('open')
  })

  it.each([
    ['3.20261123.sc', 'answered'],
    ['3.20261123.', 'answered'],
    ['2.20261123.scm', 'open'],
    ['4.20261123.scm', 'open'],
    ['3', 'open'],
    ['3.99999999.s', 'open'],
    ['3.20261123.s;x', 'open'],
    ['', 'open'],
    [undefined, 'open'],
  ])('with the cookie %j is %s', (cookie, expected) => expect(consentOf(brand, 'it', cookie).state).toBe(expected))

  it('is not asked for where it is not required, whatever the cookie says', () =>
    expect(consentOf(brand, 'ru', '3.20261123.').state).toBe('not-asked'))

  it.each([
    ['it', '', false],
    ['it', '2.20261123.s', false],
    ['it', '3.20261123.cm', false],
    ['it', '3.20261123.sc', true],
    ['ru', '', true],
    ['ru', '2.20261123.', true],
    ['ru', '3.20261123.cm', false],
  ])('in %s with the cookie %j allows statistics: %s', (country, cookie, expected) =>
    expect(consentOf(brand, country, cookie).allowsStatistics).toBe(expected),
  )
})
