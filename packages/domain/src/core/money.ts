import { languageTag, type Locale } from './locale.ts'

/** Amounts are integers in hundredths of the currency (spec section 9). */
const MINOR_DIGITS = 2

/** Minor units of a promo coin (spec section 9). */
export const COIN_DIVISOR = 10_000

export interface MoneyFormat {
  /** `when-needed` leaves ",00" away from whole amounts. */
  cents?: 'always' | 'when-needed'
  /** False: the number alone. */
  symbol?: boolean
  /** `always` puts a plus before what was won. */
  sign?: 'auto' | 'always'
}

/** Whatever looks like one; at anything else `Intl` throws. */
const CURRENCY_CODE = /^[a-z]{3}$/i

/**
 * A formatter costs more than what it formats; there are only
 * locales × currencies × styles of them, and they hold no data.
 */
const formatters = new Map<string, Intl.NumberFormat>()

/** @param minor integer, minor units */
export function formatMoney(minor: number, currency: string, locale: Locale, format: MoneyFormat = {}): string {
  const { cents = 'always', symbol = true, sign = 'auto' } = format
  const text = decimalText(minor)
  const digits = cents === 'when-needed' && minor % 100 === 0 ? 0 : MINOR_DIGITS
  const isCode = CURRENCY_CODE.test(currency)
  const style = symbol && isCode ? currency : ''
  const key = [locale, style, digits, sign].join()
  let formatter = formatters.get(key)
  if (!formatter) {
    formatter = new Intl.NumberFormat(languageTag(locale), {
      ...(style ? { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } : {}),
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
      signDisplay: sign === 'always' ? 'exceptZero' : 'auto',
    })
    formatters.set(key, formatter)
  }
  const written = formatter.format(text)
  return symbol && !isCode ? `${written} ${currency}` : written
}

/** "-1234.05" of -123405. As text, because a division would lose cents of large amounts. */
function decimalText(minor: unknown): `${number}` {
  if (typeof minor !== 'number' || Number.isNaN(minor)) throw new TypeError('Need to pass a number')
  if (!Number.isSafeInteger(minor)) throw new RangeError('Money is an integer of minor units')
  const digits = String(Math.abs(minor)).padStart(MINOR_DIGITS + 1, '0')
  const sign = minor < 0 ? '-' : ''
  return `${sign}${digits.slice(0, -MINOR_DIGITS)}.${digits.slice(-MINOR_DIGITS)}` as `${number}`
}

/**
 * A number as people type or read it: digits, in groups of three or none, up to two decimals; currency signs around it.
 */
const AMOUNT = /^(?<whole>\d+|\d{1,3}(?:(?<group>[.,' ])\d{3})(?:\k<group>\d{3})*)?(?:(?<mark>[.,])(?<cents>\d{0,2}))?$/

/**
 * Minor units of what a player typed: "1 234,50", "1,234.50", "1.234,50", "$1,234.5",
 * "1234". Null where it is no amount. A lone mark before exactly three digits groups
 * thousands, as money has two decimals: "1.234" is one thousand two hundred thirty-four.
 */
export function parseMoney(text: string): number | null {
  const number = bareNumber(text)
  const match = number === null ? null : AMOUNT.exec(number.digits)
  if (number === null || !match?.groups) return null
  const { whole = '', group, mark, cents = '' } = match.groups
  if (whole === '' && cents === '') return null
  if (group !== undefined && group === mark) return null
  const minor = Number(whole.replace(/\D/g, '') + cents.padEnd(MINOR_DIGITS, '0'))
  if (!Number.isSafeInteger(minor)) return null
  return number.isNegative && minor !== 0 ? -minor : minor
}

/** Takes away what surrounds the number: spaces of every width, currency signs and codes, the sign. */
function bareNumber(text: string): { digits: string; isNegative: boolean } | null {
  const plain = text.replace(/\s/g, ' ').replace(/[’ʼ]/g, "'").replace(/[−–]/g, '-')
  const match = /^(?<before>[^\d.,]*(?:\p{L}\.[^\d.,]*)*)(?<digits>(?:[.,]?\d[\d.,' ]*))(?<after>\D*)$/u.exec(plain)
  if (!match?.groups) return null
  const { before = '', digits = '', after = '' } = match.groups
  const surroundings = before + after
  const minuses = surroundings.split('-').length - 1
  if (minuses > 1 || !/^[-+\s\p{L}\p{Sc}.]*$/u.test(surroundings)) return null
  return { digits: digits.trim(), isNegative: minuses === 1 }
}
