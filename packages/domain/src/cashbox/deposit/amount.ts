import type { FormMessage } from '../../core/index.ts'
import type { Remainder } from '../limits/own-limit.ts'
import type { AmountLimits } from './payment-system.ts'

/** `amount` null: empty or no number. `own`: the player's own limit, which is named as the platform names it. */
export function depositAmountErrors(
  amount: number | null,
  { min, max }: AmountLimits,
  own: Remainder | null = null,
): FormMessage[] {
  if (amount === null) return [{ name: 'required' }]
  if (own !== null && amount > own.left) return [ownLimitError(own)]
  if (amount < min) return [{ name: 'below_minimum', params: { min } }]
  return amount > max ? [{ name: 'above_maximum', params: { max } }] : []
}

const ownLimitError = ({ kind, span, left, freesAt }: Remainder): FormMessage => ({
  name: `${kind}_limit`,
  params: { period: span, left, ...(freesAt !== null && { frees_at: new Date(freesAt).toISOString() }) },
})

/** Checks the minimum, then the balance, then the maximum. `available`: minor units that can be paid out; null: unknown. */
export function payoutAmountErrors(
  amount: number | null,
  limits: AmountLimits,
  available: number | null,
): FormMessage[] {
  if (amount !== null && available !== null && amount > available && amount >= limits.min)
    return [{ name: 'above_balance', params: { balance: available } }]
  return depositAmountErrors(amount, limits)
}

/** The platform's amounts and the last deposit, within the limits, ascending. */
export function presetsOf(range: readonly number[], last: number | null, { min, max }: AmountLimits): number[] {
  const wanted = new Set(last === null ? range : [...range, last])
  return [...wanted].filter((amount) => amount >= min && amount <= max).sort((a, b) => a - b)
}

/** The wanted amount within the limits; the minimum if they allow nothing; null if none is wanted. */
export function startAmount(wanted: number | null, { min, max }: AmountLimits): number | null {
  return wanted === null ? null : Math.max(Math.min(wanted, max), min)
}

/** What a deposit gains by a gift, minor units. `room`: what may still be deposited for it. */
export function giftGain(amount: number, { percent, room }: { percent: number; room: number }): number {
  return Math.floor((Math.min(amount, room) * percent) / 100)
}
