import type { Promotion, PromotionCurrency } from '../promotion.ts'

/** Why points came or went. */
export const POINTS_REASONS = [
  'bet',
  'deposit',
  'high_five_sent',
  'high_five_received',
  'achievement',
  'exchange',
  'duck_hunt',
] as const

export type PointsReason = (typeof POINTS_REASONS)[number] | 'other'

/** An entry of the log of a player's points. */
export interface PointsEntry {
  readonly id: string
  /** Milliseconds since 1970; null: unknown. */
  readonly at: number | null
  /** With their sign. */
  readonly points: number
  /** Null: the promotion's own currency. */
  readonly currencyId: string | null
  readonly reason: PointsReason
  /** What it was for, such as a prize; empty: unknown. */
  readonly title: string
}

/** The currency of points that a player gets in a promotion: its own where the platform names none, or an unknown one. */
export const currencyOfPoints = (
  { currencyId }: Pick<PointsEntry, 'currencyId'>,
  { currency, additionalCurrency }: Pick<Promotion, 'currency' | 'additionalCurrency'>,
): PromotionCurrency | null =>
  currencyId !== null && currencyId === additionalCurrency?.id ? additionalCurrency : currency
