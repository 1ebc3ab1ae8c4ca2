import type { Balances } from '../treasury/ledger/ledger.ts'
import type { GiftRow } from './gift.ts'

type Loss = Pick<Balances, 'bonus' | 'wagering'>

/**
 * What goes with a bonus that ends: its part of what is left to wager, and as much of the bonus money. The last one
 * takes all. Minor units.
 * @param others active gifts that stay
 */
export function lostWith(
  { to_wager: total }: Pick<GiftRow, 'to_wager'>,
  others: readonly Pick<GiftRow, 'to_wager'>[],
  { bonus, wagering }: Loss,
): Loss {
  if (others.every((other) => other.to_wager === 0)) return { bonus, wagering }
  const lost = Math.min(total, wagering)
  return { bonus: lost === 0 ? 0 : Math.floor((bonus * lost) / wagering), wagering: lost }
}
