import type { PromotionNow } from '../promotion.ts'
import { rivalsOf } from '../rivals.ts'

export type Side = 'sent' | 'received'

export interface HighFive {
  readonly id: number
  /** The other user. */
  readonly userId: number
  readonly username: string
  readonly at: number
}

/** The rivals give each other one in this time. */
const EVERY_MS = 7 * 60_000
/** Their ids are below those of the players' ones. */
const FIRST_ID = -1
const STEPS = { sent: 7, received: 13 }

/** How many high fives the rivals have given each other. They bring no points. */
export function inventedCount({ startsAt, endsAt, rivals }: PromotionNow, now: number): number {
  if (rivals < 2) return 0
  return Math.max(0, Math.floor((Math.min(now, endsAt) - startsAt) / EVERY_MS))
}

/** The latest of them, the same for the same promotion and time. */
export function inventedFives(
  promotion: PromotionNow,
  now: number,
  { side, count }: { readonly side: Side; readonly count: number },
): HighFive[] {
  const rivals = rivalsOf(promotion)
  const last = inventedCount(promotion, now)
  return Array.from({ length: Math.min(last, count) }, (_, index) => last - index).flatMap((number) => {
    const rival = rivals[(number * STEPS[side]) % rivals.length]
    if (!rival) return []
    const { id, username } = rival
    return [{ id: FIRST_ID - number, userId: id, username, at: promotion.startsAt + number * EVERY_MS }]
  })
}
