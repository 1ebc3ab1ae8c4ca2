import type { Promotion } from './promotion.ts'

/**
 * The promotion with what a live event says of a prize pool.
 *
 * @param amount minor units of the pool's currency; what is no amount changes nothing
 */
export function withPrizePool<P extends Pick<Promotion, 'prizePool'>>(
  promotion: P,
  id: string | number,
  amount: number,
): P {
  const { prizePool } = promotion
  if (prizePool === null || prizePool.id !== String(id)) return promotion
  if (!Number.isSafeInteger(amount) || amount < 0) return promotion
  return { ...promotion, prizePool: { ...prizePool, amount } }
}
