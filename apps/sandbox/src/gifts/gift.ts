import type { Currency } from '../treasury/ledger/currencies.ts'
import type { Texts } from '../wire/locale.ts'

/** The kinds this platform hands out; the specification knows more (engagement spec, section 3). */
export const GIFT_TYPES = ['deposit_bonus', 'cash', 'bonus_offer', 'cashback', 'xp', 'compoint'] as const
export type GiftType = (typeof GIFT_TYPES)[number]

export const GIFT_STATES = ['received', 'activated', 'used', 'expired'] as const
export type GiftState = (typeof GIFT_STATES)[number]

export interface DepositLimit {
  currency: Currency
  /** Deposits of so many minor units altogether earn the bonus. */
  limit: number
}

/** What is given; in a player's own currency where it is money. */
export interface GiftSeed {
  type: GiftType
  /** Plain text, or a text in every language. */
  title: string | Texts
  /** What the player is told when it comes; without it the site finds its own words. */
  notification?: string | Texts | null
  reason: string
  /** Minor units, points or compoints, by type. */
  amount?: number | null
  /** Of a deposit. */
  percent?: number | null
  /** How often the bonus is to be wagered. */
  wager?: number | null
  depositLimits?: readonly DepositLimit[]
  depositProgress?: number
  state?: GiftState
  isSelected?: boolean
  /** What was to be wagered for it at first, in minor units. */
  toWager?: number
  /** From now; negative: expired already. */
  expiresInMs?: number
  price?: number | null
  productId?: number | null
}

export interface GiftRow {
  id: number
  player_id: number
  type: GiftType
  title: string
  notification: string | null
  reason: string
  state: GiftState
  amount: number | null
  percent: number | null
  wager: number | null
  deposit_limits: string
  deposit_progress: number
  price: number | null
  product_id: number | null
  is_selected: number
  to_wager: number
  expires_at: number
  created_at: number
}

export const depositLimits = (row: Pick<GiftRow, 'deposit_limits'>): DepositLimit[] =>
  JSON.parse(row.deposit_limits) as DepositLimit[]

/** What may still be deposited for the bonus, in minor units; 0 where the gift asks for no deposit. */
export function depositRoom(row: Pick<GiftRow, 'deposit_limits' | 'deposit_progress'>, currency: Currency): number {
  const limit = depositLimits(row).find((one) => one.currency === currency)?.limit ?? 0
  return Math.max(0, limit - row.deposit_progress)
}

/** A gift that nobody took in time is expired, whatever was written down. */
export function stateOf(row: Pick<GiftRow, 'state' | 'expires_at'>, now: number): GiftState {
  return row.state === 'used' || row.expires_at > now ? row.state : 'expired'
}
