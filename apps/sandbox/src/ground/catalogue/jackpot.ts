import { CURRENCIES } from '../values/currencies.ts'
import { stakeRange } from '../values/stakes.ts'
import type { CatalogueGame } from './games.ts'

const WEEK_MS = 7 * 86_400_000

/** What a game's jackpot holds by currency: it grows for a week, and is won then. Null: the game has none. */
export function jackpotOf({ id, badges }: CatalogueGame, now: number) {
  if (!badges.includes('jackpot')) return null
  const smallest = 5000 + (id % 40) * 1000
  const grown = ((now + id * 3_600_000) % WEEK_MS) / 1000 / 4
  return CURRENCIES.map((currency) => ({
    currency,
    amount: Math.floor((smallest + grown) * stakeRange(currency, 20).min),
  }))
}
