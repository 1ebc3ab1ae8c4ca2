import type { EventStatus } from '../../core/index.ts'
import type { Promotion } from '../promotion.ts'

/** What a visitor can do about taking part. */
export type ParticipationStep =
  /** Not before it starts. */
  | 'upcoming'
  /** By the button, after joining the site. */
  | 'guest'
  /** By the button. */
  | 'join'
  /** By bets, without a button. */
  | 'play'
  | 'member'
  /** Nothing more: it is over. */
  | 'over'
  /** Nothing to say before the player's data are read. */
  | 'unknown'

export interface ParticipationState {
  readonly promotion: Pick<Promotion, 'hasParticipateButton'>
  readonly status: EventStatus
  readonly isGuest: boolean
  /** Null: not read. */
  readonly isMember: boolean | null
}

/** What a visitor can do about taking part (docs/product-rules.md, Participation). */
export function participationStep({ promotion, status, isGuest, isMember }: ParticipationState): ParticipationStep {
  if (!isGuest && isMember === true) return 'member'
  if (status === 'past') return 'over'
  if (status === 'future') return 'upcoming'
  if (isGuest) return promotion.hasParticipateButton ? 'guest' : 'play'
  if (isMember === null) return 'unknown'
  return promotion.hasParticipateButton ? 'join' : 'play'
}

/** Bets for one point in a currency, minor units; null: bets in it bring none. */
export function pointPrice({ pointPrices }: Pick<Promotion, 'pointPrices'>, currency: string): number | null {
  const price = Object.hasOwn(pointPrices, currency) ? pointPrices[currency] : undefined
  return price === undefined || price <= 0 ? null : price
}
