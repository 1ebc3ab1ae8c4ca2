import { asciiDigits, digitsOf } from '../field/ascii-digits.ts'
import type { PhoneNumber, PhoneRules } from './phone-rules.ts'
import { applyMask, caretIn, meantEdit, type TextEdit } from './phone-text.ts'

export interface PhoneEntry {
  country: string
  /** The number after its dial code, in the country's mask. */
  text: string
  /** Dial code and number, digits only; empty without a number. */
  value: string
  /** Prefix that a complete number has lost; it counts again when more digits follow: a carrier's code in Brazil. */
  prefix?: string
}

/** With the dial code (E.164). */
const MAX_DIGITS = 15
const MAX_DIAL_CODE = 3
const DIGITS = '0123456789'.split('')

/** The entry of a number that is known. One that `country` does not own has its own country. */
export function entryOf(rules: PhoneRules, country: string, value: string): PhoneEntry {
  const dialCode = rules.dialCodeOf(country)
  if (value.startsWith(dialCode)) return entry(rules, country, value.slice(dialCode.length))
  const number = rules.read(`+${value}`, country)
  return number ? entry(rules, number.country, number.national) : entry(rules, country, value)
}

export function moveTo(rules: PhoneRules, from: PhoneEntry, country: string): PhoneEntry {
  return entry(rules, country, from.value.slice(rules.dialCodeOf(from.country).length))
}

/**
 * The entry after an edit. A plus or `00` selects the country; a complete number loses its national prefix (`8 912…`)
 * and a carrier's code (`0 15 11 9…`).
 */
export function typePhone(
  rules: PhoneRules,
  before: PhoneEntry,
  edit: TextEdit,
  forward = false,
): { entry: PhoneEntry; caret: number } {
  const meant = meantEdit(before.text, edit, forward)
  const next = withPrefix(rules, before, meant.text) ?? settle(rules, before.country, meant.text)
  return { entry: next, caret: next.value === '' ? next.text.length : caretIn(next.text, meant) }
}

/** The entry after digits were added to a number that has lost its prefix, if the prefix is still part of what is typed. */
function withPrefix(rules: PhoneRules, { country, text, prefix = '' }: PhoneEntry, typed: string): PhoneEntry | null {
  const digits = digitsOf(typed)
  if (prefix === '' || !digits.startsWith(digitsOf(text))) return null
  if (isNumber(rules, country, digits)) return { ...entry(rules, country, digits), prefix }
  const complete = rules.read(prefix + digits, country)
  return complete?.country === country
    ? withoutPrefix(rules, prefix + digits, complete)
    : { ...entry(rules, country, digits), prefix }
}

function withoutPrefix(rules: PhoneRules, digits: string, { country, national }: PhoneNumber): PhoneEntry {
  const number = entry(rules, country, national)
  return digits.endsWith(national) ? { ...number, prefix: digits.slice(0, digits.length - national.length) } : number
}

function settle(rules: PhoneRules, country: string, typed: string): PhoneEntry {
  const text = asciiDigits(typed)
  const complete = rules.read(text, country)
  if (isBegunWithOwnCode(rules, country, text, complete)) return entry(rules, country, digitsOf(text))
  // Some countries complete a local number by its area code: not while more is being typed.
  if (complete && complete.national.length <= digitsOf(text).length)
    return complete.country === country && !text.includes('+')
      ? withoutPrefix(rules, digitsOf(text), complete)
      : entry(rules, complete.country, complete.national)
  const international = /^[^\d+]*(?:\+|00)(?<rest>.*)$/su.exec(text)
  if (!international) return entry(rules, country, digitsOf(text))
  const digits = digitsOf(international.groups?.['rest'] ?? '')
  const dialCode = dialCodeIn(rules, digits)
  // Keep the text as typed until the dial code is complete.
  if (dialCode === undefined) return { country, text: text.includes('+') ? `+${digits}` : `00${digits}`, value: '' }
  const owner = rules.dialCodeOf(country) === dialCode ? country : (rules.countryOf(dialCode) ?? country)
  return entry(rules, owner, digits.slice(dialCode.length))
}

/**
 * Whether digits that begin with the chosen country's own code may become a number of the country (`7912…` in Russia).
 * Until then, no shorter reading takes them over, such as the number of a neighbour with the same code.
 */
function isBegunWithOwnCode(rules: PhoneRules, country: string, text: string, complete: PhoneNumber | null): boolean {
  const dialCode = rules.dialCodeOf(country)
  const digits = digitsOf(text)
  if (dialCode === '' || text.includes('+') || !digits.startsWith(dialCode)) return false
  const rest = digits.slice(dialCode.length)
  if (complete?.country === country && (complete.national === digits || complete.national === rest)) return false
  const missing = rules.maskOf(country).replace(/[^#]/g, '').length - rest.length
  return missing > 0 && DIGITS.some((digit) => isNumber(rules, country, rest + digit.repeat(missing)))
}

function isNumber(rules: PhoneRules, country: string, national: string): boolean {
  const number = rules.read(national, country)
  return number?.country === country && number.national === national
}

/** The dial code at the start; no dial code is a prefix of another. */
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
