/** Steps of a bet by hand: 1, 2 and 5 of each power of ten. Minor units. */
const SMALLEST_BET = 10
const LARGEST_BET = 10_000_000

/** A small bet where the player chose none: about one euro, minor units. */
const DEFAULT_BETS: Readonly<Record<string, number>> = { BRL: 500, RUB: 5000, UAH: 5000, KZT: 50_000 }
const DEFAULT_BET = 100

export const usualBet = (currency: string | null): number => DEFAULT_BETS[currency ?? ''] ?? DEFAULT_BET

/** The next step below or above; the same bet where there is none. Not above `max`, the highest bet of a bonus. */
export function stepBet(bet: number, direction: 'down' | 'up', max: number | null): number {
  const limit = Math.min(max ?? LARGEST_BET, LARGEST_BET)
  if (direction === 'up') return Math.min(STEPS.find((step) => step > bet) ?? limit, Math.max(limit, bet))
  return STEPS.findLast((step) => step < bet) ?? bet
}

const STEPS = steps()

function steps(): number[] {
  const all: number[] = []
  for (let power = SMALLEST_BET; power <= LARGEST_BET; power *= 10) all.push(power, 2 * power, 5 * power)
  return all.filter((step) => step <= LARGEST_BET)
}
