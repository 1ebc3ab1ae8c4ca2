import { wasNotSent } from '../core/index.ts'

/** What the player can do about a refusal. */
export type WayOut =
  | 'confirm-email'
  | 'confirm-phone'
  | 'deposit'
  /** Finish or cancel the bonus that is active. */
  | 'active-bonus'
  | 'other-device'
  | 'support'
  /** Press again later. */
  | 'retry'

const WAYS: ReadonlyMap<string, WayOut> = new Map([
  ['gift_in_process', 'active-bonus'],
  ['gift_used', 'support'],
  ['gift_expired', 'support'],
  ['deposit_condition_unmet', 'deposit'],
  ['email_confirmation_required', 'confirm-email'],
  ['phone_confirmation_required', 'confirm-phone'],
  ['multi_account', 'support'],
  ['bonuses_disabled', 'support'],
  ['invalid_user_gift', 'support'],
  ['invalid_provider_response', 'retry'],
  ['wrong_device', 'other-device'],
  ['invalid_offer', 'support'],
  ['active_bonus_exists', 'active-bonus'],
  ['active_free_spin_exists', 'active-bonus'],
  ['bonus_not_written_off', 'support'],
  ['gift_not_active', 'support'],
  ['gift_not_cancelable', 'support'],
])

/** The refusals of activations and cancellations with their own text (docs/product-rules.md, Gifts). */
export const GIFT_REFUSALS: readonly string[] = [...WAYS.keys()]

/** What to do about a refusal with these codes; null: none of them is known. */
export const wayOut = (codes: readonly string[]): WayOut | null =>
  wasNotSent({ codes }) ? 'retry' : (codes.map((code) => WAYS.get(code)).find((way) => way !== undefined) ?? null)
