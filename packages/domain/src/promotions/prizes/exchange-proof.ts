import type { PointsEntry } from '../participation/points-entry.ts'

/** The player's data before or after an exchange that the platform cannot look up by its key. */
export interface ExchangeTraces {
  /** Whether the player has the prize. */
  readonly isOwned: boolean
  /** Points of the prize's currency; null: unknown. */
  readonly points: number | null
}

export interface SentExchange {
  readonly title: string | null
  /** Points. */
  readonly price: number
  /** Server time, milliseconds since 1970. */
  readonly startedAt: number
  readonly before: ExchangeTraces
  /** Whether other things than exchanges may take points, such as high fives. */
  readonly isSpentElsewhere: boolean
}

/** `unclear`: only the player can tell. */
export type ExchangeProof = 'made' | 'not-made' | 'unclear'

/** Server time is known to the second. */
const CLOCK_TOLERANCE_MS = 1000

/** Whether an entry of the log of points is that of this exchange. */
function isEntryOf({ reason, at, points, title }: PointsEntry, sent: SentExchange): boolean {
  const isLater = at !== null && at >= sent.startedAt - CLOCK_TOLERANCE_MS
  const isOfPrize = title === '' || !sent.title || title === sent.title
  return reason === 'exchange' && isLater && points === -sent.price && isOfPrize
}

/**
 * The outcome of an exchange on a platform that knows no keys, once no call can be on its way (docs/product-rules.md,
 * Prizes).
 *
 * @param log of the player's points; null: unknown
 */
export function exchangeProof(
  sent: SentExchange,
  after: ExchangeTraces,
  log: readonly PointsEntry[] | null,
): ExchangeProof {
  const { before, isSpentElsewhere } = sent
  if (after.isOwned && !before.isOwned) return 'made'
  if (log?.some((entry) => isEntryOf(entry, sent))) return 'made'
  if (before.points !== null && after.points !== null) {
    if (after.points < before.points) return isSpentElsewhere ? 'unclear' : 'made'
    if (after.points === before.points) return 'not-made'
  }
  return log === null ? 'unclear' : 'not-made'
}
