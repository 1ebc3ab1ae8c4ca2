import type { Locale } from '@croupier/contract/locale'
import { languageTag } from './locale.ts'

/** Amounts are integers in hundredths of the currency (docs/product-rules.md, Texts, money and dates). */
const MINOR_DIGITS = 2

const MINUS = '\u2212'

export interface MoneyFormat {
  /** `when-needed` leaves ",00" away from whole amounts. */
  cents?: 'always' | 'when-needed'
  symbol?: boolean
  /** `always` puts a plus before what was won. */
  sign?: 'auto' | 'always'
}

/** `Intl` throws for anything else. */
const CURRENCY_CODE = /^[a-z]{3}$/i

/** Currencies whose short sign means no other one. A dollar of another country is not "$", where the visitor may think of USD. */
const HAS_OWN_SIGN = new Set(['RUB', 'EUR', 'USD', 'UAH', 'KZT', 'BRL'])

/** How `Intl` writes a currency: shortly where that means no other currency, else with its country, such as "CA$". */
export function currencyDisplay(currency: string): 'narrowSymbol' | 'symbol' {
  return HAS_OWN_SIGN.has(currency.toUpperCase()) ? 'narrowSymbol' : 'symbol'
}

/** Formatters are expensive to make, few, and hold no data. */
const formatters = new Map<string, Intl.NumberFormat>()

/** An amount in minor units as the locale writes it, with the symbol or code of its currency (ISO 4217). */
export function formatMoney(minor: number, currency: string, locale: Locale, format: MoneyFormat = {}): string {
  const { cents = 'always', symbol = true, sign = 'auto' } = format
  const text = plainAmount(minor)
  const digits = cents === 'when-needed' && minor % 100 === 0 ? 0 : MINOR_DIGITS
  const isCode = CURRENCY_CODE.test(currency)
  const style = symbol && isCode ? currency : ''
  const key = [locale, style, digits, sign].join()
  let formatter = formatters.get(key)
  if (!formatter) {
    formatter = new Intl.NumberFormat(languageTag(locale), {
      ...(style ? { style: 'currency', currency, currencyDisplay: currencyDisplay(currency) } : {}),
      // Else Italian writes "1000" beside "10.000".
      useGrouping: true,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
      signDisplay: sign === 'always' ? 'exceptZero' : 'auto',
    })
    formatters.set(key, formatter)
  }
  // `Intl` writes a hyphen, which is too short beside figures and may break from them.
  const written = formatter.format(text).replace('-', MINUS)
  return symbol && !isCode ? `${written} ${currency}` : written
}

/** "-1234.05" for -123405, with a point in every language. Text, because a division would lose cents of large amounts. */
export function plainAmount(minor: number): `${number}` {
  if (typeof minor !== 'number' || Number.isNaN(minor)) throw new TypeError('Need to pass a number')
  if (!Number.isInteger(minor)) throw new RangeError('Money is an integer of minor units')
  // Products of amounts, such as a bonus by its wager, may be past exact integers.
  const digits = String(BigInt(Math.abs(minor))).padStart(MINOR_DIGITS + 1, '0')
  const sign = minor < 0 ? '-' : ''
  return `${sign}${digits.slice(0, -MINOR_DIGITS)}.${digits.slice(-MINOR_DIGITS)}` as `${number}`
}
