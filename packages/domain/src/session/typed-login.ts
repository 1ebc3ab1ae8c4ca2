import { looksLikePhone, phoneDigits, type NumberingPlan } from '../core/index.ts'

/**
 * Converts a typed login: an email stays, a phone becomes digits (docs/platform-api.md: Session).
 * @param plan reads numbers without their dial code; null: none is loaded
 * @param countries those known of the visitor, the likeliest first
 */
export function loginOf(typed: string, plan: NumberingPlan | null = null, countries: readonly string[] = []): string {
  return looksLikePhone(typed) ? phoneDigits(typed, plan, countries) : typed.trim()
}
