import type { Currency } from './ledger/currencies.ts'

/** Minor units. */
export interface AmountLimit {
  currency: Currency
  min: number
  max: number
}

/** Where nothing else is said (spec section 9). */
const DEFAULT = { min: 100, max: 1_000_000 }

/** For systems without a limit of their own. The currencies that are missing here show the default. */
export const GENERAL_LIMITS: readonly AmountLimit[] = [
  { currency: 'RUB', min: 10_000, max: 15_000_000 },
  { currency: 'EUR', min: 1000, max: 500_000 },
  { currency: 'USD', min: 1000, max: 500_000 },
  { currency: 'UAH', min: 20_000, max: 10_000_000 },
  { currency: 'BRL', min: 2000, max: 2_500_000 },
]

/** The first of the lists that names the currency, else the default. */
export function limitFor(currency: Currency, ...lists: readonly (readonly AmountLimit[])[]): AmountLimit {
  const found = lists.flat().find((limit) => limit.currency === currency)
  return found ?? { currency, ...DEFAULT }
}
