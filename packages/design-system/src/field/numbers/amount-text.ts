import { readDecimal } from './decimal-text.ts'

export interface AmountForm {
  /** Digits of the minor unit: 2 for euro, 0 for yen, 3 for dinar. */
  decimals: number
  locale?: string | undefined
}

/** Parses an amount into minor units, without float rounding: `0.29` is 29, `0.005` is null with two decimals. */
export function readAmount(text: string, { decimals, locale }: AmountForm): number | null {
  const decimal = readDecimal(text, { locale, fractionDigits: decimals })
  if (!decimal || /[1-9]/.test(decimal.fraction.slice(decimals))) return null
  const minor = Number(decimal.whole + decimal.fraction.slice(0, decimals).padEnd(decimals, '0'))
  if (!Number.isSafeInteger(minor)) return null
  return decimal.negative && minor !== 0 ? -minor : minor
}

/** Formats minor units for display in a field: `1 234,50`, or `1 234` without a fraction. */
export function writeAmount(minor: number, { decimals, locale }: AmountForm): string {
  const digits = String(Math.abs(minor)).padStart(decimals + 1, '0')
  const at = digits.length - decimals
  const fraction = digits.slice(at)
  const shownDecimals = /[1-9]/.test(fraction) ? decimals : 0
  // Formatted from text: dividing would lose the last digit of large amounts.
  const text = `${minor < 0 ? '-' : ''}${digits.slice(0, at)}.${fraction || '0'}` as `${number}`
  return new Intl.NumberFormat(locale, {
    useGrouping: true,
    minimumFractionDigits: shownDecimals,
    maximumFractionDigits: shownDecimals,
  }).format(text)
}
