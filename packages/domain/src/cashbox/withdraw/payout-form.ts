import { check, email, type FormMessage, maxLength, minLength, required } from '../../core/index.ts'
import type { PayoutField } from '../deposit/payment-system.ts'

/** What of a field counts: of cards and phones the digits. */
export function fieldText({ type }: Pick<PayoutField, 'type'>, typed: string): string {
  return type === 'card' || type === 'phone' ? typed.replace(/\D/g, '') : typed.trim()
}

/** The rules of one field of a payout (docs/platform-api.md: Field). */
export function payoutFieldErrors(field: PayoutField, typed: string): FormMessage[] {
  const ofType = field.type === 'email' ? [email] : []
  return check(fieldText(field, typed), required, ...ofType, minLength(field.minLength), maxLength(field.maxLength))
}

/** What is kept of a payout on the device: where it goes only as a digest, never in words. */
export interface PayoutDetails {
  readonly url: string
  readonly amount: number
  readonly digest: string
}

/**
 * Tells two wishes apart without writing down what they hold. Two hashes of 32 bits, FNV-1a and its like read backwards over
 * UTF-16 units: unlikely to meet itself among one player's payouts. It is no secret keeper: who has the device and tries all
 * card numbers finds the one, so it is kept no longer than its attempt is open.
 */
export function digestOf(text: string): string {
  let low = 0x811c9dc5
  let high = 0x1b873593
  for (let at = 0; at < text.length; at += 1) {
    low = Math.imul(low ^ text.charCodeAt(at), 0x01000193)
    high = Math.imul(high ^ text.charCodeAt(text.length - 1 - at), 0x85ebca6b)
  }
  return (low >>> 0).toString(16) + (high >>> 0).toString(16)
}
