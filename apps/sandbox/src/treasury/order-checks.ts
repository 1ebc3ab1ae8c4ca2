import type { MarketRules } from '../ground/wire/market-rules.ts'
import { isForbiddenSystem } from './payment-systems.ts'
import type { PlayerRecord } from '../players/player.ts'
import { ApiError } from '../ground/wire/api-error.ts'
import type { FormCheck } from '../ground/wire/fields.ts'
import type { AmountLimit } from './amount-limits.ts'

export const systemUnavailable = (): ApiError => new ApiError(422, 'payment_system_unavailable')

/** @throws ApiError for a system that the market forbids */
export function refuseForbiddenSystem(rules: MarketRules, key: number): void {
  if (isForbiddenSystem(rules, key)) throw systemUnavailable()
}

export function refuseBlocked(player: PlayerRecord): void {
  if (player.flags['cashbox_blocked']) throw new ApiError(403, 'account_blocked')
}

/** @param amount null or 0: not given */
export function checkAmount(form: FormCheck, amount: number | null, { min, max }: AmountLimit): void {
  if (amount === null) form.reject('amount', 'required')
  else if (!Number.isSafeInteger(amount) || amount <= 0) form.reject('amount', 'invalid')
  else if (amount < min) form.reject('amount', 'below_minimum', { min })
  else if (amount > max) form.reject('amount', 'above_maximum', { max })
}
