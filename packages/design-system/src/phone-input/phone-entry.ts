import type { PhoneRules } from './phone-rules.ts'
import { applyMask, caretIn, digitsOf, meantEdit, type TextEdit } from './phone-text.ts'

/** What a phone field holds. */
export interface PhoneEntry {
  country: string
  /** What stands in the field: the number after its dial code, in the country's mask. */
  text: string
  /** Dial code and number, digits only; empty while there is no number. */
  value: string
}

/** Most digits of a number with its dial code, anywhere (E.164). */
const MAX_DIGITS = 15
/** Longest dial code. */
const MAX_DIAL_CODE = 3

/** The entry of a number that is already known, or of none. */
export function entryOf(rules: PhoneRules, country: string, value: string): PhoneEntry {
  const dialCode = rules.dialCodeOf(country)
  return entry(rules, country, value.startsWith(dialCode) ? value.slice(dialCode.length) : value)
}

/** The same number in another country. */
export function moveTo(rules: PhoneRules, from: PhoneEntry, country: string): PhoneEntry {
  return entry(rules, country, from.value.slice(rules.dialCodeOf(from.country).length))
}

/**
 * What becomes of the field as it is typed, pasted or filled into: with a plus or `00` the dial code chooses the country;
 * a complete number is freed of what is dialled only within the country (`8 912…`, `0151…`).
 */
export function typePhone(
  rules: PhoneRules,
  before: PhoneEntry,
  edit: TextEdit,
  forward = false,
): { entry: PhoneEntry; caret: number } {
  const meant = meantEdit(before.text, edit, forward)
  const next = settle(rules, before.country, meant.text)
  return { entry: next, caret: next.value === '' ? next.text.length : caretIn(next.text, meant) }
}

function settle(rules: PhoneRules, country: string, text: string): PhoneEntry {
  const complete = rules.read(text.normalize('NFKC'), country)
  // Some countries complete a local number by its area code; to do so while more is being typed would add what nobody typed.
  if (complete && complete.national.length <= digitsOf(text).length)
    return entry(rules, complete.country, complete.national)
  const international = /^[^\d+]*(?:\+|00)(?<rest>.*)$/su.exec(text.normalize('NFKC'))
  if (!international) return entry(rules, country, digitsOf(text))
  const digits = digitsOf(international.groups?.['rest'] ?? '')
  const dialCode = dialCodeIn(rules, digits)
  // Not yet: what is typed stays as it is until the dial code is complete.
  if (dialCode === undefined) return { country, text: text.includes('+') ? `+${digits}` : `00${digits}`, value: '' }
  const owner = rules.dialCodeOf(country) === dialCode ? country : (rules.countryOf(dialCode) ?? country)
  return entry(rules, owner, digits.slice(dialCode.length))
}

/** The dial code that digits begin with; no dial code is the beginning of another. */
function dialCodeIn(rules: PhoneRules, digits: string): string | undefined {
  for (let length = 1; length <= MAX_DIAL_CODE; length += 1) {
    const dialCode = digits.slice(0, length)
    if (dialCode.length === length && rules.countryOf(dialCode)) return dialCode
  }
  return undefined
}

function entry(rules: PhoneRules, country: string, national: string): PhoneEntry {
  const dialCode = rules.dialCodeOf(country)
  const digits = national.slice(0, MAX_DIGITS - dialCode.length)
  return { country, text: applyMask(rules.maskOf(country), digits), value: digits && dialCode + digits }
}
