import { asciiDigits } from '../ascii-digits.ts'

export interface Decimal {
  negative: boolean
  whole: string
  fraction: string
}

export interface DecimalReading {
  /** BCP 47. Decides about a mark before exactly three digits: `1,234` is a thousand in English, 1.234 in Russian. */
  locale?: string | undefined
  /** Below three and without a locale, a mark before exactly three digits groups thousands. */
  fractionDigits?: number | undefined
}

/** At most one sign and one number, surrounded by spaces, currency signs and words (`R$`, `руб.`, `EUR`). */
const WRITTEN = /^(?<before>[^\d.,]*(?:\p{L}\.[^\d.,]*)*)(?<digits>[.,]?\d[\d.,' ]*)(?<after>\D*)$/u
const SURROUNDINGS = /^[-+\s\p{L}\p{Sc}.]*$/u
/** Groups of three; of two before the last three, as in India. */
const GROUPED = /^\d{1,3}(?:(?<mark>[.,' ])\d{2,3}(?:\k<mark>\d{2,3})*)?$/

/** Reads a number in any common form: `1234.5`, `1 234,50`, `1.234,5`, `1'234.50`, `−12`, `€ 1,234.50`, `١٬٢٣٤٫٥`. Else null. */
export function readDecimal(text: string, reading: DecimalReading = {}): Decimal | null {
  const plain = asciiDigits(text)
    .replace(/\s/g, ' ')
    .replace(/[’ʼ٬]/g, "'")
    .replace(/٫/g, () => decimalMarkOf(reading.locale))
    .replace(/[−–]/g, '-')
  const { before = '', digits = '', after = '' } = WRITTEN.exec(plain)?.groups ?? {}
  const surroundings = before + after
  const minuses = surroundings.split('-').length - 1
  if (digits === '' || minuses > 1 || !SURROUNDINGS.test(surroundings)) return null
  const body = digits.trim()
  const markAt = decimalMarkAt(body, reading)
  const whole = markAt < 0 ? body : body.slice(0, markAt)
  const fraction = markAt < 0 ? '' : body.slice(markAt + 1)
  if (!/^\d*$/.test(fraction) || !(/^\d*$/.test(whole) || isGrouped(whole))) return null
  if (markAt >= 0 && whole.includes(body.charAt(markAt))) return null
  return { negative: minuses === 1, whole: whole.replace(/\D/g, ''), fraction }
}

function isGrouped(whole: string): boolean {
  return GROUPED.test(whole) && /\D\d{3}$/.test(whole)
}

function decimalMarkAt(body: string, { locale, fractionDigits = Infinity }: DecimalReading): number {
  const last = Math.max(body.lastIndexOf('.'), body.lastIndexOf(','))
  if (last < 0) return -1
  const mark = body.charAt(last)
  if (body.indexOf(mark) !== last) return -1
  const isLone = /^[1-9]\d{0,2}[.,]\d{3}$/.test(body)
  if (!isLone) return last
  const isDecimal = locale === undefined ? fractionDigits >= 3 : mark === decimalMarkOf(locale)
  return isDecimal ? last : -1
}

function decimalMarkOf(locale?: string): string {
  return new Intl.NumberFormat(locale).formatToParts(1.5).find(({ type }) => type === 'decimal')?.value ?? '.'
}

export function readNumber(text: string, reading?: DecimalReading): number | null {
  const decimal = readDecimal(text, reading)
  if (!decimal) return null
  const size = Number(`${decimal.whole || '0'}.${decimal.fraction || '0'}`)
  return decimal.negative && size !== 0 ? -size : size
}

export function writeNumber(value: number, locale?: string): string {
  return new Intl.NumberFormat(locale, { maximumFractionDigits: 20 }).format(value)
}
