import { COMPOINT_EXCHANGES, COMPOINT_PURCHASES } from './migrations/compoints.ts'
import {
  FAVOURITE_GAMES,
  DOCUMENTS,
  ACHIEVEMENT_COUNTS,
  CONTACT_CONFIRMATIONS,
  IDENTITY_DOCUMENTS,
  IDENTITY_NUMBERS,
  WITHOUT_PROMO_CODE,
} from './migrations/players.ts'
import { GIFTS, COUPON_USES, GIFT_TERMS, PRIZES_TAKEN, GIFTS_DUE } from './migrations/gifts.ts'
import { GAME_PACE, ROUNDS } from './migrations/games.ts'
import { HIGH_FIVES } from './migrations/high-fives.ts'
import { INITIAL_TABLES } from './migrations/initial.ts'
import { PROMOTIONS } from './migrations/promotions.ts'
import { PUSH } from './migrations/push.ts'
import { PASSKEYS, SECOND_FACTOR_APPS, SESSION_DEVICES } from './migrations/security.ts'
import { TOURNAMENTS } from './migrations/tournaments.ts'
import { EXCLUSIONS, LIMIT_ANSWERS, OWN_LIMITS, TREASURY, PAYOUT_WISH } from './migrations/treasury.ts'

/**
 * The schema steps, oldest first. Never edit a released step; add one to the file of its area and at the end of this list.
 * Times are milliseconds of platform time, amounts are minor units.
 */
export const MIGRATIONS: readonly string[] = [
  INITIAL_TABLES,
  GIFTS,
  TREASURY,
  FAVOURITE_GAMES,
  PAYOUT_WISH,
  DOCUMENTS,
  ACHIEVEMENT_COUNTS,
  CONTACT_CONFIRMATIONS,
  COUPON_USES,
  GIFT_TERMS,
  PRIZES_TAKEN,
  COMPOINT_EXCHANGES,
  COMPOINT_PURCHASES,
  GIFTS_DUE,
  WITHOUT_PROMO_CODE,
  PROMOTIONS,
  HIGH_FIVES,
  TOURNAMENTS,
  PUSH,
  SESSION_DEVICES,
  ROUNDS,
  OWN_LIMITS,
  PASSKEYS,
  LIMIT_ANSWERS,
  EXCLUSIONS,
  SECOND_FACTOR_APPS,
  GAME_PACE,
  IDENTITY_NUMBERS,
  IDENTITY_DOCUMENTS,
]
