import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { LOCALES } from '@croupier/contract/locale'
import { formatMoney, plainAmount } from './money.ts'

const CURRENCIES = ['RUB', 'EUR', 'USD', 'UAH', 'KZT', 'CAD', 'BRL']
/** Intl separates by spaces that do not break; a test reads better with plain ones. */
const plain = (text: string) => text.replace(/\s/g, ' ')

const digitsOf = (text: string) => text.replace(/\D/g, '')

const anyAmount = fc.oneof(
  fc.integer({ min: -100_000_000_000, max: 100_000_000_000 }),
  fc.maxSafeInteger(),
  fc.constantFrom(0, 1, -1, 9, 10, 99, 100, 101, 99_999, 100_000, Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER),
)
const anyCurrency = fc.constantFrom(...CURRENCIES)
const anyLocale = fc.constantFrom(...LOCALES)

describe('formatMoney', () => {
  it('writes hundredths as the locale does', () => {
    expect(plain(formatMoney(123_450, 'RUB', 'ru'))).toBe('1 234,50 ₽')
    expect(formatMoney(123_450, 'USD', 'en')).toBe('$1,234.50')
    expect(plain(formatMoney(12_345_050, 'EUR', 'it'))).toBe('123.450,50 €')
    expect(plain(formatMoney(123_450, 'BRL', 'br'))).toBe('R$ 1.234,50')
    expect(formatMoney(-5, 'USD', 'en')).toBe('−$0.05')
  })

  it('writes a loss with a minus, no hyphen, in each locale', () => {
    expect(LOCALES.map((locale) => plain(formatMoney(-56_828, 'RUB', locale, { sign: 'always' })))).toEqual([
      '−568,28 ₽',
      '−₽568.28',
      '−568,28 ₽',
      '−₽ 568,28',
    ])
  })

  it('groups four digits as it groups five, in each locale', () => {
    expect(LOCALES.map((locale) => plain(formatMoney(360_000, 'EUR', locale)))).toEqual([
      '3 600,00 €',
      '€3,600.00',
      '3.600,00 €',
      '€ 3.600,00',
    ])
  })

  it('leaves cents, symbol or sign as asked', () => {
    expect(formatMoney(123_400, 'USD', 'en', { cents: 'when-needed' })).toBe('$1,234')
    expect(formatMoney(123_410, 'USD', 'en', { cents: 'when-needed' })).toBe('$1,234.10')
    expect(formatMoney(123_410, 'USD', 'en', { symbol: false })).toBe('1,234.10')
    expect(formatMoney(500, 'USD', 'en', { sign: 'always' })).toBe('+$5.00')
    expect(formatMoney(0, 'USD', 'en', { sign: 'always' })).toBe('$0.00')
  })

  it('writes "$" for dollars of the United States only', () => {
    for (const locale of LOCALES) {
      const signs = CURRENCIES.map((currency) => formatMoney(0, currency, locale).replace(/[\d.,\s]/g, ''))
      expect(new Set(signs).size).toBe(CURRENCIES.length)
    }
    expect(formatMoney(123_450, 'CAD', 'en')).toBe('CA$1,234.50')
    expect(formatMoney(123_450, 'aud', 'en')).toBe('A$1,234.50')
  })

  it.each(['nope!', '', 'zz', 'EURO', '<b>'])("writes a currency that is none as it came: '%s'", (currency) => {
    expect(formatMoney(123_450, currency, 'en')).toBe(`1,234.50 ${currency}`)
    expect(formatMoney(123_450, currency, 'en', { symbol: false })).toBe('1,234.50')
  })

  it('loses no cent of large amounts', () => {
    expect(formatMoney(Number.MAX_SAFE_INTEGER, 'USD', 'en')).toBe('$90,071,992,547,409.91')
    expect(formatMoney(1e21, 'USD', 'en')).toBe('$10,000,000,000,000,000,000.00')
  })

  it.each([Number.NaN, '100', null, undefined, {}])('needs a number: %s', (value) => {
    expect(() => formatMoney(value as number, 'USD', 'en')).toThrow(new TypeError('Need to pass a number'))
  })

  it.each([0.5, Number.POSITIVE_INFINITY])('needs an integer: %s', (value) => {
    expect(() => formatMoney(value, 'USD', 'en')).toThrow(RangeError)
  })
})

describe('what was formatted', () => {
  it('carries the digits of the amount, all and no other, and its sign', () => {
    fc.assert(
      fc.property(anyAmount, anyCurrency, anyLocale, fc.boolean(), (minor, currency, locale, symbol) => {
        const written = formatMoney(minor, currency, locale, { symbol })
        expect(digitsOf(written)).toBe(String(Math.abs(minor)).padStart(3, '0'))
        expect(written.includes('−')).toBe(minor < 0)
      }),
      { numRuns: 10_000 },
    )
  })

  it('loses nothing but its ",00" without cents', () => {
    fc.assert(
      fc.property(anyAmount, anyCurrency, anyLocale, (minor, currency, locale) => {
        const digits = digitsOf(formatMoney(minor, currency, locale, { cents: 'when-needed' }))
        expect(minor % 100 === 0 ? `${digits}00` : digits).toBe(String(Math.abs(minor)).padStart(3, '0'))
      }),
      { numRuns: 10_000 },
    )
  })

  it('differs for different amounts', () => {
    fc.assert(
      fc.property(anyAmount, anyAmount, anyCurrency, anyLocale, (one, other, currency, locale) => {
        fc.pre(one !== other)
        expect(formatMoney(one, currency, locale)).not.toBe(formatMoney(other, currency, locale))
      }),
    )
  })
})

describe('plainAmount', () => {
  it.each([
    [123_405, '1234.05'],
    [-123_405, '-1234.05'],
    [5, '0.05'],
    [-5, '-0.05'],
    [0, '0.00'],
    [Number.MAX_SAFE_INTEGER, '90071992547409.91'],
  ])('%i is %s', (minor, text) => expect(plainAmount(minor)).toBe(text))

  it('is right to the cent', () => {
    fc.assert(
      fc.property(anyAmount, (minor) => {
        const text = plainAmount(minor)
        expect(text).toMatch(/^-?\d+\.\d\d$/)
        expect(BigInt(text.replace('.', ''))).toBe(BigInt(minor))
      }),
      { numRuns: 10_000 },
    )
  })
})
