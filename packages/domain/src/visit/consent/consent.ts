import { CONSENT_CATEGORIES, CONSENT_FORM, type ConsentCategory } from '@croupier/contract/consent'

/** The visitor's consent to storage on the device. */
export interface Consent {
  /** Version of the question that was answered. */
  readonly version: number
  /** Day of the answer in UTC, `2026-11-23`. */
  readonly day: string
  readonly granted: readonly ConsentCategory[]
}

/** The brand's terms of consent for this visit. */
export interface ConsentSettings {
  /** Version of the brand's question. An answer to another version does not count. */
  readonly version: number
  /** Whether the brand asks in the visitor's region. Elsewhere all is allowed that the visitor has not refused. */
  readonly isRequired: boolean
}

export const NO_CONSENT_NEEDED: ConsentSettings = { version: 1, isRequired: false }

/** The cookie's value. */
export function writeConsent({ version, day, granted }: Consent): string {
  const letters = CONSENT_CATEGORIES.filter((category) => granted.includes(category)).map(([letter]) => letter)
  return `${version}.${day.replaceAll('-', '')}.${letters.join('')}`
}

/** Null for anything but an answer to this version of the question. */
export function readConsent(text: string | null, version: number): Consent | null {
  const [, given, year, month, day, letters = ''] = CONSENT_FORM.exec(text ?? '') ?? []
  if (given === undefined || Number(given) !== version) return null
  const date = `${year}-${month}-${day}`
  if (Number.isNaN(Date.parse(date))) return null
  const granted = CONSENT_CATEGORIES.filter(([letter = '']) => letters.includes(letter))
  return { version, day: date, granted }
}

/** Whether something of a category may run, given the visitor's answer. */
export function isAllowed(
  category: ConsentCategory,
  answer: Consent | null,
  { isRequired }: Pick<ConsentSettings, 'isRequired'>,
): boolean {
  return answer === null ? !isRequired : answer.granted.includes(category)
}
