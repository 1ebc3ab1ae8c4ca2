import type { Texts } from '../ground/wire/locale.ts'
import type { GiftRow, GiftSeed } from './gift.ts'

const WEEK = 7 * 86_400_000

/** A gift to give as its row in the table. @param now milliseconds */
export function storedGift(playerId: number, seed: GiftSeed, now: number): Omit<GiftRow, 'id'> {
  const textOf = (text: string | Texts | null | undefined) => (text ? JSON.stringify(text) : null)
  return {
    player_id: playerId,
    type: seed.type,
    title: JSON.stringify(seed.title),
    notification: textOf(seed.notification),
    reason: seed.reason,
    state: seed.state ?? 'received',
    amount: seed.amount ?? null,
    percent: seed.percent ?? null,
    wager: seed.wager ?? null,
    deposit_limits: JSON.stringify(seed.depositLimits ?? []),
    deposit_progress: seed.depositProgress ?? 0,
    price: seed.price ?? null,
    product_id: seed.productId ?? null,
    is_selected: seed.isSelected ? 1 : 0,
    to_wager: seed.toWager ?? 0,
    terms: JSON.stringify(seed.terms ?? {}),
    spins_left: seed.terms?.spins?.count ?? 0,
    expires_at: now + (seed.expiresInMs ?? WEEK),
    created_at: now,
  }
}
