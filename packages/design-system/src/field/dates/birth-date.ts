import { asciiDigits, digitsOf } from '../ascii-digits.ts'

export type DatePart = 'day' | 'month' | 'year'
export type DateParts = Readonly<Record<DatePart, string>>

export const PART_LENGTH: Readonly<Record<DatePart, number>> = { day: 2, month: 2, year: 4 }
const NOTHING: DateParts = { day: '', month: '', year: '' }

/** Splits `1990-05-17`, or an incomplete value such as `1990--17`. */
export function partsOf(value: string): DateParts {
  const [year = '', month = '', day = ''] = value.split('-')
  return { year, month, day }
}

/** Joins the parts: `YYYY-MM-DD`, empty when nothing is typed, else with gaps (`1990--17`). The day may not exist. */
export function dateOf({ day, month, year }: DateParts): string {
  if (day + month + year === '') return ''
  return [year, month && month.padStart(2, '0'), day && day.padStart(2, '0')].join('-')
}

export function partOrder(locale?: string): DatePart[] {
  const parts = new Intl.DateTimeFormat(locale, { day: '2-digit', month: '2-digit', year: 'numeric' })
    .formatToParts(new Date(0))
    .map(({ type }) => type)
  return parts.filter((type): type is DatePart => type in PART_LENGTH)
}

/** Reads a pasted or autofilled date: `17.05.1990`, `5/17/1990` (in the locale's order), `1990-05-17`, `19900517`. */
export function readDate(typed: string, order: readonly DatePart[]): DateParts | null {
  const text = asciiDigits(typed)
  const iso = /^\D*(\d{4})\D?(\d{2})\D?(\d{2})\D*$/.exec(text)
  const isIso = iso && Number(iso[2]) <= 12 && /^(19|20)/.test(iso[1] ?? '')
  if (iso && isIso) return { year: iso[1] ?? '', month: iso[2] ?? '', day: iso[3] ?? '' }
  const digits = text.match(/\d+/g) ?? []
  const groups = digits.length === 1 && digits[0]?.length === 8 ? sliced(digits[0], order) : digits
  if (groups.length !== 3) return null
  const parts = { ...NOTHING }
  for (const [index, part] of order.entries()) {
    const group = groups[index] ?? ''
    if (group.length > PART_LENGTH[part] || (part === 'year' && group.length !== 4)) return null
    Object.assign(parts, { [part]: group })
  }
  return parts
}

function sliced(digits: string, order: readonly DatePart[]): string[] {
  let at = 0
  return order.map((part) => digits.slice(at, (at += PART_LENGTH[part])))
}

/**
 * Types `text` into one part. A separator ends a part; digits that do not fit continue in the next, which takes focus.
 */
export function typeInto(
  parts: DateParts,
  at: DatePart,
  text: string,
  order: readonly DatePart[],
): { parts: DateParts; focus: DatePart } {
  const pasted = readDate(text, order)
  if (pasted) return { parts: pasted, focus: order.at(-1) ?? at }
  const next = order[order.indexOf(at) + 1]
  const digits = digitsOf(text)
  const own = digits.slice(0, PART_LENGTH[at])
  const rest = digits.slice(PART_LENGTH[at])
  const typed = { ...parts, [at]: own }
  if (next && rest !== '') return typeInto(typed, next, rest, order)
  const isEnded = own !== '' && /\p{Nd}\D$/u.test(text)
  return { parts: typed, focus: (isEnded && next) || at }
}
