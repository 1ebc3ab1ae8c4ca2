import type { Page } from '../../core/index.ts'

/** High fives of one page of a list. */
export const HIGH_FIVES_PAGE = 10

/** Whether the player gave it or got it. */
export type HighFiveSide = 'sent' | 'received'

/** A high five in a list. */
export interface HighFive {
  readonly id: string | null
  /** The other player; null: unknown. */
  readonly userId: string | null
  readonly username: string
  /** Milliseconds since 1970, server time; null: unknown. */
  readonly at: number | null
}

/**
 * Whether one to this player came between two readings of the latest ones. Where their entries name nobody, the number of all
 * tells.
 */
export function isNewTo(userId: string, before: Page<HighFive>, after: Page<HighFive>): boolean {
  const known = new Set(before.items.map(({ id }) => id))
  const isNamed = after.items.every((one) => one.id !== null && one.userId !== null)
  if (isNamed) return after.items.some((one) => one.userId === userId && !known.has(one.id))
  return (after.total ?? 0) > (before.total ?? Infinity)
}

/** What the platform counts of a promotion: of the player, or of all its players for guests. */
export interface HighFiveStatistic {
  /** Null: takes no part, or unknown. */
  readonly rank: number | null
  /** Null: unknown. */
  readonly sent: number | null
  /** Null: unknown. */
  readonly received: number | null
  /** Null: there is no limit, or it is unknown. */
  readonly daily: { readonly sent: number; readonly limit: number } | null
}

/** High fives that the player can still give today; null: no limit is known. */
export const leftToday = ({ daily }: Pick<HighFiveStatistic, 'daily'>): number | null =>
  daily && Math.max(0, daily.limit - daily.sent)

/** The statistic after one more was given. */
export const withOneMore = (statistic: HighFiveStatistic): HighFiveStatistic => ({
  ...statistic,
  sent: statistic.sent === null ? null : statistic.sent + 1,
  daily: statistic.daily && { ...statistic.daily, sent: statistic.daily.sent + 1 },
})

/** The refusals with their own text (docs/product-rules.md, High five). Others get a general one. */
export const HIGH_FIVE_REFUSALS = [
  'high_five_per_user_limit_reached',
  'cannot_high_five',
  'action_not_allowed',
  'action_self_palm',
  'invalid_promotion',
  'high_five_daily_limit_reached',
  'user_is_blocked_for_multi_account',
  'multi_account',
  'not_participant',
  'insufficient_funds',
  'promotion_inactive',
  'promotion_finished',
] as const

export type HighFiveRefusal = (typeof HIGH_FIVE_REFUSALS)[number]
