import { check, email, type FormMessage, maxLength, minLength, required } from '../core/index.ts'
import type { PayoutField } from './payment-system.ts'

/** What of a field counts: of cards and phones the digits. */
export function fieldText({ type }: Pick<PayoutField, 'type'>, typed: string): string {
  return type === 'card' || type === 'phone' ? typed.replace(/\D/g, '') : typed.trim()
}

/** The rules of one field of a payout (docs/platform-api.md: Field). */
export function payoutFieldErrors(field: PayoutField, typed: string): FormMessage[] {
  const ofType = field.type === 'email' ? [email] : []
  return check(fieldText(field, typed), required, ...ofType, minLength(field.minLength), maxLength(field.maxLength))
}

/** What of a payout may be kept on the device: never where it goes. */
export interface PayoutMemo {
  readonly url: string
  readonly amount: number
  readonly digest: string
}

/**
 * Tells two wishes apart without keeping what they hold: numbers of cards have no place on the device. FNV-1a over 53 bits;
 * it only has to be unlikely to meet itself among one player's payouts.
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
