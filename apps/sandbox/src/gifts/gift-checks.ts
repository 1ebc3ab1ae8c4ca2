import type { Balances } from '../ground/ledger/ledger.ts'
import type { PlayerRecord } from '../players/player.ts'
import { ApiError } from '../ground/wire/api-error.ts'
import { depositRoom, giftTerms, stateOf, type GiftRow } from './gift.ts'

interface Situation {
  balances: Balances
  now: number
}

/** Paid as bonus money that has to be wagered. */
export const isBonus = ({ type }: Pick<GiftRow, 'type'>): boolean =>
  type === 'deposit_bonus' || type === 'bonus_offer' || type === 'cashback' || type === 'nondeposit'

const hasActiveBonus = ({ bonus, wagering }: Balances): boolean => bonus > 0 || wagering > 0

/** Refuses a gift that may not be chosen for a deposit (docs/product-rules.md, Gifts). @throws ApiError */
export function checkSelection(row: GiftRow, player: PlayerRecord, { balances, now }: Situation): void {
  refuseMultiAccount(player)
  const state = stateOf(row, now)
  if (state === 'expired') throw new ApiError(422, 'gift_expired')
  if (state === 'used' || depositRoom(row, player.currency) === 0) throw new ApiError(422, 'gift_used')
  // A gift may add to its own active bonus; other gifts have to wait.
  if (state !== 'activated' && hasActiveBonus(balances)) throw new ApiError(422, 'active_bonus_exists')
}

interface Activation extends Situation {
  /** Of the call; undefined: unknown. */
  device: string | undefined
  /** Other gifts of the player. */
  others: readonly GiftRow[]
}

/** Refuses a gift that may not be activated (docs/product-rules.md, Gifts). @throws ApiError */
export function checkActivation(row: GiftRow, player: PlayerRecord, situation: Activation): void {
  refuseMultiAccount(player)
  const state = stateOf(row, situation.now)
  if (state === 'expired') throw new ApiError(422, 'gift_expired')
  if (state === 'used') throw new ApiError(422, 'gift_used')
  if (state === 'activated') throw new ApiError(422, 'gift_in_process')
  refusePlayer(row, player)
  const { platforms = [] } = giftTerms(row)
  if (platforms.length > 0 && !platforms.some((platform) => platform === situation.device))
    throw new ApiError(422, 'wrong_device')
  if (row.type === 'deposit_bonus') throw new ApiError(422, 'deposit_condition_unmet')
  if (row.type === 'bonus_offer' && !row.amount) throw new ApiError(422, 'invalid_offer')
  refuseBesideOthers(row, situation)
  if (giftTerms(row).spins && player.flags['gift_provider_fails']) throw new ApiError(422, 'invalid_provider_response')
}

/** Refuses because of the player's own state. */
function refusePlayer(row: GiftRow, { flags, emailVerified, phoneVerified }: PlayerRecord): void {
  if (flags['gifts_need_email'] && !emailVerified) throw new ApiError(422, 'email_confirmation_required')
  if (flags['gifts_need_phone'] && !phoneVerified) throw new ApiError(422, 'phone_confirmation_required')
  if (!isWagered(row)) return
  if (flags['bonuses_disabled']) throw new ApiError(403, 'bonuses_disabled')
  if (flags['bonus_not_written_off']) throw new ApiError(422, 'bonus_not_written_off')
}

/** One bonus at a time, be it money or free spins. */
function refuseBesideOthers(row: GiftRow, { balances, now, others }: Activation): void {
  if (!isWagered(row)) return
  if (others.some((other) => other.spins_left > 0 && stateOf(other, now) === 'activated'))
    throw new ApiError(422, 'active_free_spin_exists')
  if (hasActiveBonus(balances)) throw new ApiError(422, 'active_bonus_exists')
}

/** Brings bonus money, at once or by free spins. */
const isWagered = (row: GiftRow): boolean => isBonus(row) || Boolean(giftTerms(row).spins)

function refuseMultiAccount(player: PlayerRecord): void {
  if (player.flags['multi_account']) throw new ApiError(403, 'multi_account')
}
