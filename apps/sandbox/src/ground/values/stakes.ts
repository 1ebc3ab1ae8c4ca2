/** About one euro cent in minor units of each currency. */
const CENT: Readonly<Record<string, number>> = { RUB: 100, UAH: 50, KZT: 500, BRL: 5, CAD: 1, USD: 1, EUR: 1 }

const STEPS = [1, 2, 3, 5, 10, 20, 30, 50, 100, 200, 500] as const

/** Bets in minor units, smallest first: about 20 cents to 100 euros. */
export const stakesOf = (currency: string, lines: number): readonly number[] => {
  const cent = (Object.hasOwn(CENT, currency) ? CENT[currency] : undefined) ?? 1
  const perLine = Math.max(1, Math.round((20 * cent) / lines))
  return STEPS.map((step) => step * perLine * lines)
}

export const stakeRange = (currency: string, lines: number) => {
  const all = stakesOf(currency, lines)
  return { min: all[0] ?? 0, max: all.at(-1) ?? 0 }
}

export const usualStake = (stakes: readonly number[]): number => stakes[3] ?? stakes[0] ?? 0
