import type { FormMessage } from './form.ts'
import { SMS_CODE_LENGTH } from '../value/sms-code.ts'

/** Characters (docs/product-rules.md, Forms and validation). */
export const NAME_MAX_LENGTH = 35
export const TEXT_MAX_LENGTH = 150
/** What the platform accepts (docs/platform-api.md). */
export const PASSWORD_MIN_LENGTH = 8
/** Digits of a phone with its dial code. */
export const PHONE_MIN_LENGTH = 8
export const MINIMUM_AGE = 18

/** Returns the message for a bad text, or null. */
export type TextRule = (text: string) => FormMessage | null

/** The first broken rule. */
export function check(text: string, ...rules: readonly TextRule[]): FormMessage[] {
  for (const rule of rules) {
    const broken = rule(text)
    if (broken) return [broken]
  }
  return []
}

/** Not blank. */
export const required: TextRule = (text) => (text.trim() === '' ? { name: 'required' } : null)

/** At least so many characters. */
export const minLength =
  (min: number): TextRule =>
  (text) =>
    text.length < min ? { name: 'minLength', params: { min } } : null

/** At most so many characters. */
export const maxLength =
  (max: number): TextRule =>
  (text) =>
    text.length > max ? { name: 'maxLength', params: { max } } : null

/** One `@`, no spaces, a dot inside the domain. */
export const email: TextRule = (text) =>
  /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text.trim()) ? null : { name: 'email' }

/** Of a phone as it is kept: dial code and number, digits only. */
export const minPhoneLength: TextRule = (digits) =>
  digits.length < PHONE_MIN_LENGTH ? { name: 'minPhoneLength', params: { min: PHONE_MIN_LENGTH } } : null

export const notCyrillic: TextRule = (text) => (/[\u0400-\u052F]/.test(text) ? { name: 'notCyrillic' } : null)

/** A letter of the Latin or Cyrillic script with at most two marks that have no letter of their own (stressed Cyrillic vowels). */
const NAME_LETTER = String.raw`(?=\p{L})[\p{Script=Latin}\p{Script=Cyrillic}][\u0300-\u036F]{0,2}`
const NAME = new RegExp(String.raw`^(?:${NAME_LETTER}|[0-9\s'’ʼ‐-])*$`, 'u')

/** Letters of the Latin and Cyrillic scripts with their marks, digits, hyphen, apostrophe, whitespace. */
export const nameFormat: TextRule = (text) => (NAME.test(text.normalize('NFC')) ? null : { name: 'nameValidationRule' })

/** Latin letters and digits only. */
export const alphaNum: TextRule = (text) => (/^[A-Za-z0-9]*$/.test(text) ? null : { name: 'alphaNum' })

/** The password once more. */
export const sameAsPassword =
  (password: string): TextRule =>
  (text) =>
    text === password ? null : { name: 'sameAsPassword' }

/** A date of birth, `YYYY-MM-DD`, of a person who may play at `now`: milliseconds, the platform's time. */
export const ofAge =
  (now: number): TextRule =>
  (birthday) => {
    const age = ageOn(birthday, now)
    if (age === null) return { name: 'invalidDate' }
    return age < MINIMUM_AGE ? { name: 'underageDate', params: { min: MINIMUM_AGE } } : null
  }

/** Whole years at `now` (ms, UTC) of a person born on `birthday`; null for a date that does not exist or makes no sense. */
export function ageOn(birthday: string, now: number): number | null {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(birthday)
  if (!parts) return null
  const [year, month, day] = [Number(parts[1]), Number(parts[2]), Number(parts[3])]
  const born = new Date(Date.UTC(year, month - 1, day))
  const exists = born.getUTCFullYear() === year && born.getUTCMonth() === month - 1 && born.getUTCDate() === day
  if (!exists || year < 1900 || born.getTime() > now) return null
  const today = new Date(now)
  const hadBirthday =
    today.getUTCMonth() + 1 > month || (today.getUTCMonth() + 1 === month && today.getUTCDate() >= day)
  return today.getUTCFullYear() - year - (hadBirthday ? 0 : 1)
}

/** The rules of each field (docs/product-rules.md, Forms and validation). */
export const FIELD_RULES = {
  text: [maxLength(TEXT_MAX_LENGTH)],
  requiredText: [required, maxLength(TEXT_MAX_LENGTH)],
  email: [required, email, maxLength(TEXT_MAX_LENGTH)],
  phone: [required, minPhoneLength],
  name: [required, nameFormat, maxLength(NAME_MAX_LENGTH)],
  /** Of a password that is being chosen: at registration and at recovery. */
  newPassword: [required, notCyrillic, minLength(PASSWORD_MIN_LENGTH), maxLength(TEXT_MAX_LENGTH)],
  smsCode: [required, minLength(SMS_CODE_LENGTH)],
} satisfies Record<string, readonly TextRule[]>
