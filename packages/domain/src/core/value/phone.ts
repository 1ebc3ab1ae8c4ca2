/** What every country's numbers look like. Countries are ISO 3166 alpha-2 in lower case. */
export interface NumberingPlan {
  dialCodeOf(country: string): string
  /** Reads a complete number with a plus, with `00`, with the country's code, or as dialled within `country`; else null. */
  read(text: string, country: string): { readonly country: string; readonly national: string } | null
}

/** Digits of a phone and what stands between them: any dash, and the spaces and dots of every writing. */
const PHONE_MARKS = /^[\s\d+().·/\p{Dash}]+$/u
/** Fewer digits are not a phone. */
const MIN_DIGITS = 7

/** Whether a text that may be an email or another login is a phone. */
export function looksLikePhone(text: string): boolean {
  return PHONE_MARKS.test(plain(text)) && digitsOf(text).length >= MIN_DIGITS
}

/**
 * Dial code and number, digits only, of a phone as people write it: `+7 912…`, `8 (912) …`, `912 …`, `7912…`
 * (docs/product-rules.md, Forms and validation). Digits of no known number stay as they are.
 * @param countries those known of the person, the likeliest first
 */
export function phoneDigits(typed: string, plan: NumberingPlan | null, countries: readonly string[]): string {
  const digits = digitsOf(typed).replace(/^00/, '')
  if (!plan) return digits
  const readings = [...countries.map((country) => [typed, country] as const), [`+${digits}`, ''] as const]
  for (const [text, country] of readings) {
    const number = plan.read(plain(text), country)
    if (number) return plan.dialCodeOf(number.country) + number.national
  }
  return digits
}

/**
 * Without digits of other scripts, the place of a carrier's code in Brazil (`0xx11 9…`), and the invisible marks of numbers
 * that were copied from a list of contacts.
 */
const plain = (text: string): string =>
  asciiDigits(text)
    .replace(/\p{Cf}/gu, '')
    .replace(/(?<=0[\s-]*)(?:xx|\*\*)/i, '')
    .trim()

/** The digits alone, of any script, as 0 to 9. */
export const digitsOf = (text: string): string => asciiDigits(text).replace(/\D/g, '')

const DIGIT = /\p{Nd}/u

/** Writes the digits of every script as 0 to 9: each script has its ten in a row. */
export const asciiDigits = (text: string): string =>
  text.normalize('NFKC').replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0
    let before = 0
    while (DIGIT.test(String.fromCodePoint(code - before - 1))) before += 1
    return String(before % 10)
  })
