import * as v from 'valibot'
import { check, digitsOf, email, type FormMessage, maxLength, minLength, required } from '../../core/index.ts'
import type { PayoutField } from '../deposit/payment-system.ts'

/** Normalizes a field: cards and phones keep only digits. */
export function fieldText({ type }: Pick<PayoutField, 'type'>, typed: string): string {
  return type === 'card' || type === 'phone' ? digitsOf(typed) : typed.trim()
}

export function payoutFieldErrors(field: PayoutField, typed: string): FormMessage[] {
  const ofType = field.type === 'email' ? [email] : []
  return check(fieldText(field, typed), required, ...ofType, minLength(field.minLength), maxLength(field.maxLength))
}

/** The part of a payout that is stored on the device: the destination only as a digest. */
export const PayoutDetailsSchema = v.object({
  url: v.string(),
  amount: v.pipe(v.number(), v.safeInteger()),
  digest: v.string(),
})
export type PayoutDetails = Readonly<v.InferOutput<typeof PayoutDetailsSchema>>

/** Tells two payouts apart: two 32-bit hashes in FNV-1a style. Not secret, so kept only while the attempt is open. */
export function digestOf(text: string): string {
  let low = 0x811c9dc5
  let high = 0x1b873593
  for (let at = 0; at < text.length; at += 1) {
    low = Math.imul(low ^ text.charCodeAt(at), 0x01000193)
    high = Math.imul(high ^ text.charCodeAt(text.length - 1 - at), 0x85ebca6b)
  }
  return (low >>> 0).toString(16) + (high >>> 0).toString(16)
}
