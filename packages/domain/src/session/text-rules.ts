import type { FormMessage } from '../core/index.ts'

/** Lengths in characters (core.md 5). */
const PASSWORD_MIN_LENGTH = 8
export const NAME_MAX_LENGTH = 35
export const TEXT_MAX_LENGTH = 150

/** A rule looks at one text and names what is wrong with it, or finds nothing. */
export type TextRule = (text: string) => FormMessage | null

export const required: TextRule = (text) => (text.trim() === '' ? { name: 'required' } : null)
export const minLength =
  (min: number): TextRule =>
  (text) =>
    text.length < min ? { name: 'minLength', params: { min } } : null
export const maxLength =
  (max: number): TextRule =>
  (text) =>
    text.length > max ? { name: 'maxLength', params: { max } } : null
/** One `@`, no spaces, a dot inside the domain: what a mail server could take. The letter itself proves the rest. */
export const email: TextRule = (text) =>
  /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text.trim()) ? null : { name: 'email' }
const notCyrillic: TextRule = (text) => (/[\u0400-\u052F]/.test(text) ? { name: 'notCyrillic' } : null)
/** Latin, Cyrillic (Ukrainian letters too), digits, hyphen, whitespace (core.md 5). */
export const nameFormat: TextRule = (text) =>
  /^[A-Za-zА-Яа-яЁёІіЇїЄєҐґ0-9\s-]*$/.test(text) ? null : { name: 'nameValidationRule' }
export const alphaNum: TextRule = (text) => (/^[A-Za-z0-9]*$/.test(text) ? null : { name: 'alphaNum' })

/** Of a password that is being chosen: at registration and at recovery (core.md 5, engagement.md 5). */
export const newPassword: readonly TextRule[] = [
  required,
  notCyrillic,
  minLength(PASSWORD_MIN_LENGTH),
  maxLength(TEXT_MAX_LENGTH),
]

/** The first broken rule: one message at a time is what a person can mend. */
export function check(text: string, ...rules: readonly TextRule[]): FormMessage[] {
  for (const rule of rules) {
    const broken = rule(text)
    if (broken) return [broken]
  }
  return []
}
