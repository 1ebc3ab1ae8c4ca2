export const CURRENCIES = ['RUB', 'EUR', 'USD', 'UAH', 'KZT', 'CAD', 'BRL'] as const
export type Currency = (typeof CURRENCIES)[number]

export const isCurrency = (value: unknown): value is Currency => CURRENCIES.some((currency) => currency === value)

/** About one euro in each currency. */
const PER_EURO: Record<Currency, number> = { RUB: 100, EUR: 1, USD: 1, UAH: 45, KZT: 550, CAD: 1.5, BRL: 6 }

/** @returns minor units, rounded to whole units of the currency */
export const fromEuros = (euros: number, currency: Currency): number =>
  Math.max(1, Math.round(euros * PER_EURO[currency])) * 100

/** What an amount is worth in another currency. Minor units. */
export const convert = (minor: number, from: Currency, to: Currency): number =>
  Math.round((minor / PER_EURO[from]) * PER_EURO[to])

/** @returns about how many euro cents an amount is worth */
export const toEuroCents = (minor: number, currency: Currency): number => Math.round(minor / PER_EURO[currency])
