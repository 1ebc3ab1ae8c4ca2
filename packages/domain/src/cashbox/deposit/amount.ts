import type { FormMessage } from '../../core/index.ts'
import type { AmountLimits } from './payment-system.ts'

/** Where a first deposit starts: 500 of the currency, in minor units (core.md 9: default refill amount). */
export const DEFAULT_AMOUNT = 50_000

/** The rules of a deposit's amount as it is typed. Null stands for nothing, or what is no amount. */
export function depositAmountErrors(amount: number | null, { min, max }: AmountLimits): FormMessage[] {
  if (amount === null) return [{ name: 'required' }]
  if (amount < min) return [{ name: 'below_minimum', params: { min } }]
  return amount > max ? [{ name: 'above_maximum', params: { max } }] : []
}

/**
 * The rules of a payout's amount (engagement.md 5). What the player has not got is told before what the system does not take.
 * @param available minor units that can be paid out; null while unknown
 */
export function payoutAmountErrors(
  amount: number | null,
  limits: AmountLimits,
  available: number | null,
): FormMessage[] {
  if (amount !== null && available !== null && amount > available && amount >= limits.min)
    return [{ name: 'above_balance', params: { balance: available } }]
  return depositAmountErrors(amount, limits)
}

/** The amounts to choose from: the platform's, and what was paid in last, as far as the limits allow; ascending. */
export function presetsOf(range: readonly number[], last: number | null, { min, max }: AmountLimits): number[] {
  const wanted = new Set(last === null ? range : [...range, last])
  return [...wanted].filter((amount) => amount >= min && amount <= max).sort((a, b) => a - b)
}

/** What stands in the field at first: what was paid in last, else the default; within the limits (the smallest where they leave nothing). */
export function startAmount(last: number | null, { min, max }: AmountLimits): number {
  return Math.max(Math.min(last ?? DEFAULT_AMOUNT, max), min)
}

/**
 * What a deposit brings with a gift on it, minor units: a share of what still counts for the gift.
 * @param room what may still be deposited for it
 */
export function giftGain(amount: number, { percent, room }: { percent: number; room: number }): number {
  return Math.floor((Math.min(amount, room) * percent) / 100)
}
