import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { LOCALES } from './locale.ts'
import { formatMoney, parseMoney } from './money.ts'

const CURRENCIES = ['RUB', 'EUR', 'USD', 'UAH', 'KZT', 'CAD', 'BRL']
/** Intl separates by spaces that do not break; a test reads better with plain ones. */
const plain = (text: string) => text.replace(/\s/g, ' ')

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
    expect(formatMoney(-5, 'USD', 'en')).toBe('-$0.05')
  })

  it('leaves cents, symbol or sign as asked', () => {
    expect(formatMoney(123_400, 'USD', 'en', { cents: 'when-needed' })).toBe('$1,234')
    expect(formatMoney(123_410, 'USD', 'en', { cents: 'when-needed' })).toBe('$1,234.10')
    expect(formatMoney(123_410, 'USD', 'en', { symbol: false })).toBe('1,234.10')
    expect(formatMoney(500, 'USD', 'en', { sign: 'always' })).toBe('+$5.00')
    expect(formatMoney(0, 'USD', 'en', { sign: 'always' })).toBe('$0.00')
  })

  it.each(['nope!', '', 'EURO', '<b>'])("writes a currency that is none as it came: '%s'", (currency) => {
    expect(formatMoney(123_450, currency, 'en')).toBe(`1,234.50 ${currency}`)
    expect(formatMoney(123_450, currency, 'en', { symbol: false })).toBe('1,234.50')
  })

  it('loses no cent of large amounts', () => {
    expect(formatMoney(Number.MAX_SAFE_INTEGER, 'USD', 'en')).toBe('$90,071,992,547,409.91')
  })

  it.each([Number.NaN, '100', null, undefined, {}])('needs a number: %s', (value) => {
    expect(() => formatMoney(value as number, 'USD', 'en')).toThrow(new TypeError('Need to pass a number'))
  })

  it.each([0.5, 1e300, Number.POSITIVE_INFINITY])('needs an integer: %s', (value) => {
    expect(() => formatMoney(value, 'USD', 'en')).toThrow(RangeError)
  })
})

describe('parseMoney', () => {
  it.each([
    ['1 234,50', 123_450],
    ['1,234.50', 123_450],
    ['1.234,50', 123_450],
    ["1'234.50", 123_450],
    ['1’234,50', 123_450],
    ['1\u00a0234,50', 123_450],
    ['1\u202f234,50\u00a0₽', 123_450],
    ['$1,234.5', 123_450],
    ['1234', 123_400],
    ['1234.5', 123_450],
    ['1234,', 123_400],
    ['0,05', 5],
    [',5', 50],
    ['.05', 5],
    ['007', 700],
    ['1.234', 123_400],
    ['1,234', 123_400],
    ['1,234,567', 123_456_700],
    ['1.234.567,89', 123_456_789],
    ['  500  ', 50_000],
    ['500 руб.', 50_000],
    ['руб. 500', 50_000],
    ['500,50 RUB', 50_050],
    ['R$ 1.234,50', 123_450],
    ['-5', -500],
    ['−5,20 €', -520],
    ['-$5.00', -500],
    ['+5', 500],
    ['-0', 0],
  ])('reads %s', (text, minor) => {
    expect(parseMoney(text)).toBe(minor)
  })

  it.each([
    '',
    ' ',
    '-',
    '.',
    ',',
    'abc',
    '1.2345',
    '1,23,456',
    '12 34',
    '1 234 5',
    '1.234.56',
    '1,234,56',
    '1,234,567,8',
    '1..5',
    '1.5.',
    '5,5,5',
    '1e5',
    '0x10',
    '1-2',
    '--5',
    '5 - 3',
    '(5)',
    'NaN',
    '1 2',
    '1.234 567',
    '99999999999999999',
    '5%',
    '1/2',
    '1,234,50',
  ])('is no amount: "%s"', (text) => {
    expect(parseMoney(text)).toBeNull()
  })

  it('never throws, and gives integers only', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const minor = parseMoney(text)
        expect(minor === null || Number.isSafeInteger(minor)).toBe(true)
      }),
    )
  })
})

describe('what was formatted', () => {
  it('parses to the same amount in every currency and locale, with and without its symbol', () => {
    fc.assert(
      fc.property(anyAmount, anyCurrency, anyLocale, fc.boolean(), (minor, currency, locale, symbol) => {
        expect(parseMoney(formatMoney(minor, currency, locale, { symbol }))).toBe(minor)
      }),
      { numRuns: 1000 },
    )
  })

  it('parses to the same whole amount without cents', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }),
        anyCurrency,
        anyLocale,
        (whole, currency, locale) => {
          expect(parseMoney(formatMoney(whole * 100, currency, locale, { cents: 'when-needed' }))).toBe(whole * 100)
        },
      ),
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
