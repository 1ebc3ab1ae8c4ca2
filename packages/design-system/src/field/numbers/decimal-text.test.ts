import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { readAmount, writeAmount } from './amount-text.ts'
import { readNumber, writeNumber } from './decimal-text.ts'

const LOCALES = ['en', 'ru', 'it', 'pt-BR', 'de-CH', 'en-IN', 'fr']

describe('a number', () => {
  it.each([
    ['1234.5', 1234.5],
    ['1 234,50', 1234.5],
    ['1\u00a0234,50', 1234.5],
    ['1\u202f234,50', 1234.5],
    ['1.234,5', 1234.5],
    ['1,234.5', 1234.5],
    ["1'234.50", 1234.5],
    ['12,34,567.5', 1234567.5],
    ['1.234.567', 1234567],
    ['-12', -12],
    ['−12,5', -12.5],
    ['- 7', -7],
    ['0.123', 0.123],
    ['.5', 0.5],
    [',5', 0.5],
    ['12.', 12],
    ['€ 1,234.50', 1234.5],
    ['R$ 1.234,50', 1234.5],
    ['1 234,50 руб.', 1234.5],
    ['１２３', 123],
    ['١٬٢٣٤٫٥', 1234.5],
    ['۱۲۳', 123],
    ['१,२३४.५', 1234.5],
    ['-0', 0],
  ])('%j is %d', (text, value) => expect(readNumber(text)).toBe(value))

  it.each(['', '-', '.', 'abc', '1.2.3', '1,2,3', '1..2', '--5', '12 34', '1e5', '1,234,56', '1.234.5', '5%', '1/2'])(
    '%j is not a number',
    (text) => expect(readNumber(text)).toBeNull(),
  )

  it('reads a single mark before three digits by the locale', () => {
    expect(readNumber('1,234', { locale: 'en' })).toBe(1234)
    expect(readNumber('1,234', { locale: 'ru' })).toBe(1.234)
    expect(readNumber('1.234', { locale: 'it' })).toBe(1234)
    expect(readNumber('1.234')).toBe(1.234)
    expect(readNumber('١٫٢٣٤', { locale: 'ru' })).toBe(1.234)
    expect(readNumber('١٬٢٣٤', { locale: 'en' })).toBe(1234)
  })

  test('a formatted number parses back to itself, in every locale', () => {
    const number = fc
      .tuple(fc.integer({ min: -1e12, max: 1e12 }), fc.nat({ max: 9 }))
      .map(([digits, places]) => digits / 10 ** places)
    fc.assert(
      fc.property(number, fc.constantFrom(...LOCALES), (value, locale) => {
        expect(readNumber(writeNumber(value, locale), { locale })).toBe(value === 0 ? 0 : value)
      }),
    )
  })
})

describe('an amount', () => {
  it.each([
    ['0.29', 2, 29],
    ['1.10', 2, 110],
    ['4.35', 2, 435],
    ['8.2', 2, 820],
    ['1,234', 2, 123400],
    ['1.234', 2, 123400],
    ['1 234,50', 2, 123450],
    ['1.234,5', 2, 123450],
    ['$1,234.50', 2, 123450],
    ['1 500 ₽', 2, 150000],
    ['500', 0, 500],
    ['1,234', 0, 1234],
    ['12.00', 0, 12],
    ['12.345', 3, 12345],
    ['-5,00', 2, -500],
  ])('%j with %d decimals is %d', (text, decimals, minor) => expect(readAmount(text, { decimals })).toBe(minor))

  it.each([
    ['0.005', 2],
    ['12.5', 0],
    ['1.2345', 3],
    ['99999999999999999', 2],
    ['', 2],
    ['ten', 2],
  ])('%j with %d decimals is none, rather than a rounded one', (text, decimals) =>
    expect(readAmount(text, { decimals })).toBeNull(),
  )

  it.each([
    ['1.000', 'en', 100],
    ['1,000', 'en', 100_000],
    ['1,000', 'ru', 100],
    ['1.000', 'ru', 100_000],
    ['1.000', 'it', 100_000],
    ['1,000', 'pt-BR', 100],
    ['1.234', 'en', null],
    ['1,234', 'it', null],
  ])('%j typed in %s is what that language writes, never a thousand times as much: %s', (text, locale, minor) =>
    expect(readAmount(text, { decimals: 2, locale })).toBe(minor),
  )

  const minorUnits = fc.maxSafeInteger()
  const decimals = fc.constantFrom(0, 1, 2, 3, 4)

  test('a formatted amount parses back to the same minor units: any amount, decimals and locale', () => {
    fc.assert(
      fc.property(minorUnits, decimals, fc.constantFrom(...LOCALES), (minor, digits, locale) => {
        const form = { decimals: digits, locale }
        expect(readAmount(writeAmount(minor, form), form)).toBe(minor)
      }),
    )
  })

  test('typed with either mark and any number of trailing zeros it is the same amount', () => {
    fc.assert(
      fc.property(
        fc.nat({ max: 1e12 }),
        fc.constantFrom(1, 2),
        fc.constantFrom('.', ','),
        fc.nat({ max: 1 }),
        (minor, digits, mark, spare) => {
          const text = String(minor).padStart(digits + 1, '0')
          const typed = `${text.slice(0, -digits)}${mark}${text.slice(-digits)}${'0'.repeat(digits + spare < 3 ? spare : 0)}`
          expect(readAmount(typed, { decimals: digits })).toBe(minor)
        },
      ),
    )
  })
})
