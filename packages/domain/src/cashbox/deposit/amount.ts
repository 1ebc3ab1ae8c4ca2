import type { FormMessage } from '../../core/index.ts'
import type { AmountLimits } from './payment-system.ts'

/** The default first deposit in minor units: 500 of the currency (docs/product-rules.md: Deposit). */
export const DEFAULT_AMOUNT = 50_000

/** Checks a deposit's amount as typed. Null: empty or no number. */
export function depositAmountErrors(amount: number | null, { min, max }: AmountLimits): FormMessage[] {
  if (amount === null) return [{ name: 'required' }]
  if (amount < min) return [{ name: 'below_minimum', params: { min } }]
  return amount > max ? [{ name: 'above_maximum', params: { max } }] : []
}

/**
 * Checks a payout's amount; a lack of balance is reported before the system's limits (docs/product-rules.md:
 * Withdraw).
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

/** Amounts to choose from: the platform's and the last deposit, within the limits, ascending. */
export function presetsOf(range: readonly number[], last: number | null, { min, max }: AmountLimits): number[] {
  const wanted = new Set(last === null ? range : [...range, last])
  return [...wanted].filter((amount) => amount >= min && amount <= max).sort((a, b) => a - b)
}

/** The initial amount: the last deposit or the default, within the limits; the minimum if the limits allow nothing. */
export function startAmount(last: number | null, { min, max }: AmountLimits): number {
  return Math.max(Math.min(last ?? DEFAULT_AMOUNT, max), min)
}

/**
 * The gift's gain from a deposit, in minor units.
 * @param room the amount that may still be deposited for the gift
 */
export function giftGain(amount: number, { percent, room }: { percent: number; room: number }): number {
  return Math.floor((Math.min(amount, room) * percent) / 100)
}
