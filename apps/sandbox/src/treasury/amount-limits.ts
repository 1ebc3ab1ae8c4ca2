import type { Currency } from './ledger/currencies.ts'

export interface AmountLimit {
  currency: Currency
  min: number
  max: number
}

const DEFAULT = { min: 100, max: 1_000_000 }

/** For systems without own limits. Missing currencies have the default. */
export const GENERAL_LIMITS: readonly AmountLimit[] = [
  { currency: 'RUB', min: 10_000, max: 15_000_000 },
  { currency: 'EUR', min: 1000, max: 500_000 },
  { currency: 'USD', min: 1000, max: 500_000 },
  { currency: 'UAH', min: 20_000, max: 10_000_000 },
  { currency: 'BRL', min: 2000, max: 2_500_000 },
]

/** The first list that names the currency, else the default. */
export function limitFor(currency: Currency, ...lists: readonly (readonly AmountLimit[])[]): AmountLimit {
  const found = lists.flat().find((limit) => limit.currency === currency)
  return found ?? { currency, ...DEFAULT }
}
