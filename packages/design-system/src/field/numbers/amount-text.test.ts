import fc from 'fast-check'
import { describe, test } from 'vitest'
import { readAmount, writeAmount } from './amount-text.ts'

const AMOUNTS = 10_000
const CURRENCIES = ['RUB', 'EUR', 'USD', 'UAH', 'KZT', 'CAD', 'BRL']
const DISPLAYS = ['symbol', 'narrowSymbol', 'code', 'name'] as const
const LOCALES = ['en', 'ru', 'it', 'pt-BR']

const anyAmount = fc.oneof(
  fc.integer({ min: 0, max: 99_999 }),
  fc.integer({ min: -100_000_000_000, max: 100_000_000_000 }),
  fc.maxSafeInteger(),
)

function decimalText(minor: number): `${number}` {
  const digits = String(Math.abs(minor)).padStart(3, '0')
  return `${minor < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}` as `${number}`
}

/** Formatters of a locale: bare and in every currency, with and without groups. */
function formatters(locale: string, currencyDisplay: (typeof DISPLAYS)[number]): Intl.NumberFormat[] {
  const currencies = CURRENCIES.map((currency) => ({ style: 'currency', currency, currencyDisplay }) as const)
  return [{}, ...currencies].flatMap((style) =>
    [true, false].map(
      (useGrouping) =>
        new Intl.NumberFormat(locale, { ...style, useGrouping, minimumFractionDigits: 2, maximumFractionDigits: 2 }),
    ),
  )
}

/** What a person may type: either decimal mark, with or without trailing zeros or a leading zero. */
function typings(minor: number): string[] {
  const whole = decimalText(minor)
  const short = whole.replace(/\.?0+$/, '') || '0'
  return [whole, short, whole.replace(/^(-?)0\./, '$1.')].flatMap((text) => [text, text.replace('.', ',')])
}

describe.each(LOCALES)('10,000 amounts in %s are parsed exactly', (locale) => {
  const form = { decimals: 2, locale }
  const areRead = (texts: readonly string[], minor: number) => texts.every((text) => readAmount(text, form) === minor)

  test("pasted in the locale's format, in seven currencies, with any kind of space", () => {
    const styles = DISPLAYS.flatMap((display) => formatters(locale, display))
    fc.assert(
      fc.property(anyAmount, fc.constantFrom(...styles), (minor, style) => {
        const written = style.format(decimalText(minor))
        const spaced = `\u00a0${written.replace(/\s/g, ' ')} `
        return areRead([written, spaced], minor)
      }),
      { numRuns: AMOUNTS },
    )
  })

  test("typed, and in the field's own format", () => {
    fc.assert(
      fc.property(anyAmount, (minor) => areRead([...typings(minor), writeAmount(minor, form)], minor)),
      { numRuns: AMOUNTS },
    )
  })
})
