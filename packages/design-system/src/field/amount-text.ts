import { readDecimal } from './decimal-text.ts'

/** How an amount of a currency is written. */
export interface AmountForm {
  /** Digits of the minor unit: 2 for euro and rouble, 0 for yen, 3 for dinar. */
  decimals: number
  /** BCP 47, for groups and the decimal mark. Default: of the host. */
  locale?: string | undefined
}

/**
 * Minor units (an integer) of what was typed or pasted; null where it is no amount of this currency. No float is made on
 * the way, so nothing is ever off by one: `0.29` with two decimals is 29, `0.005` is no amount at all.
 */
export function readAmount(text: string, { decimals, locale }: AmountForm): number | null {
  const decimal = readDecimal(text, { locale, fractionDigits: decimals })
  if (!decimal || /[1-9]/.test(decimal.fraction.slice(decimals))) return null
  const minor = Number(decimal.whole + decimal.fraction.slice(0, decimals).padEnd(decimals, '0'))
  if (!Number.isSafeInteger(minor)) return null
  return decimal.negative && minor !== 0 ? -minor : minor
}

/** How an amount in minor units is shown in a field at rest: `1 234,50`, and `1 234` when nothing follows the mark. */
export function writeAmount(minor: number, { decimals, locale }: AmountForm): string {
  const digits = String(Math.abs(minor)).padStart(decimals + 1, '0')
  const at = digits.length - decimals
  const fraction = digits.slice(at)
  const shownDecimals = /[1-9]/.test(fraction) ? decimals : 0
  // As text: a division would lose the last digit of large amounts.
  const text = `${minor < 0 ? '-' : ''}${digits.slice(0, at)}.${fraction || '0'}` as `${number}`
  return new Intl.NumberFormat(locale, {
    minimumFractionDigits: shownDecimals,
    maximumFractionDigits: shownDecimals,
  }).format(text)
}
