import type { Currency } from '../ground/values/currencies.ts'

export interface AmountLimit {
  currency: Currency
  min: number
  max: number
}

/** 100 to 1,000,000 of the currency. */
const DEFAULT = { min: 10_000, max: 100_000_000 }
const DEFAULT_CURRENCIES: readonly Currency[] = ['RUB', 'USD']
const NO_LIMIT = { min: 1, max: Number.MAX_SAFE_INTEGER }

/** Of deposits by systems without own limits. */
export const GENERAL_LIMITS: readonly AmountLimit[] = [
  { currency: 'RUB', min: 10_000, max: 15_000_000 },
  { currency: 'EUR', min: 1000, max: 500_000 },
  { currency: 'USD', min: 1000, max: 500_000 },
  { currency: 'UAH', min: 20_000, max: 10_000_000 },
  { currency: 'BRL', min: 2000, max: 2_500_000 },
]

/** The first list that names the currency, else the default of RUB and USD, else none (docs/product-rules.md, Deposit). */
export function limitFor(currency: Currency, ...lists: readonly (readonly AmountLimit[])[]): AmountLimit {
  const found = lists.flat().find((limit) => limit.currency === currency)
  return found ?? { currency, ...(DEFAULT_CURRENCIES.includes(currency) ? DEFAULT : NO_LIMIT) }
}
