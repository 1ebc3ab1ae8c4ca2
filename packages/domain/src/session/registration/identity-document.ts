import { asciiDigits, type TextRule } from '../../core/index.ts'

/** Kinds of identity documents that a market may take: `stateCard` is another one with a photo that a state has issued. */
export const DOCUMENT_KINDS = ['identityCard', 'passport', 'drivingLicence', 'stateCard'] as const
export type DocumentKind = (typeof DOCUMENT_KINDS)[number]

/** In capitals, without what only groups the characters. */
export const readDocumentNumber = (typed: string): string =>
  asciiDigits(typed)
    .normalize('NFKC')
    .replaceAll(/[\s.‐-]/g, '')
    .toUpperCase()

/** States number their documents as they like: letters and digits, neither too few nor too many. */
export const documentNumber: TextRule = (text) =>
  /^[A-Z0-9]{5,20}$/.test(readDocumentNumber(text)) ? null : { name: 'documentNumber' }

/** A last day of validity, `YYYY-MM-DD`, that is not over at `now`: milliseconds, the platform's time. */
export const stillValid =
  (now: number): TextRule =>
  (day) => {
    const [year = 0, month = 0, date = 0] = /^\d{4}-\d{2}-\d{2}$/.test(day) ? day.split('-').map(Number) : []
    const last = new Date(Date.UTC(year, month - 1, date))
    const exists = last.getUTCFullYear() === year && last.getUTCMonth() === month - 1 && last.getUTCDate() === date
    if (year < 1900 || !exists) return { name: 'invalidDate' }
    return last.getTime() + 24 * 60 * 60 * 1000 <= now ? { name: 'documentExpired' } : null
  }
