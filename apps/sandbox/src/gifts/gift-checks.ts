import type { Balances } from '../treasury/ledger/ledger.ts'
import type { PlayerRecord } from '../players/player.ts'
import { ApiError } from '../wire/api-error.ts'
import { depositRoom, stateOf, type GiftRow } from './gift.ts'

interface Situation {
  balances: Balances
  now: number
}

/** Paid as bonus money that has to be wagered. */
export const isBonus = ({ type }: Pick<GiftRow, 'type'>): boolean =>
  type === 'deposit_bonus' || type === 'bonus_offer' || type === 'cashback' || type === 'nondeposit'

const hasActiveBonus = ({ bonus, wagering }: Balances): boolean => bonus > 0 || wagering > 0

/** Refuses a gift that may not be chosen for a deposit (docs/product-rules.md, "Gifts"). @throws ApiError */
export function checkSelection(row: GiftRow, player: PlayerRecord, { balances, now }: Situation): void {
  refuseMultiAccount(player)
  const state = stateOf(row, now)
  if (state === 'expired') throw new ApiError(422, 'gift_expired')
  if (state === 'used' || depositRoom(row, player.currency) === 0) throw new ApiError(422, 'gift_used')
  // A gift may add to its own active bonus; other gifts have to wait.
  if (state !== 'activated' && hasActiveBonus(balances)) throw new ApiError(422, 'active_bonus_exists')
}

/** Refuses a gift that may not be activated (docs/product-rules.md, "Gifts"). @throws ApiError */
export function checkActivation(row: GiftRow, player: PlayerRecord, { balances, now }: Situation): void {
  refuseMultiAccount(player)
  const state = stateOf(row, now)
  if (state === 'expired') throw new ApiError(422, 'gift_expired')
  if (state === 'used') throw new ApiError(422, 'gift_used')
  if (state === 'activated') throw new ApiError(422, 'gift_in_process')
  if (row.type === 'deposit_bonus') throw new ApiError(422, 'deposit_condition_unmet')
  if (isBonus(row) && hasActiveBonus(balances)) throw new ApiError(422, 'active_bonus_exists')
}

function refuseMultiAccount(player: PlayerRecord): void {
  if (player.flags['multi_account']) throw new ApiError(403, 'multi_account')
}
