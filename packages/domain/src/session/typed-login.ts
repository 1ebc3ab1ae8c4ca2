/** Separators between the digits of a phone. */
const PHONE_MARKS = /^[\s\d+().\-–—/]+$/
/** Fewer digits are not a phone. */
const MIN_DIGITS = 7

/** Converts a typed login: an email stays, a phone becomes digits (docs/platform-api.md: Session). */
export function loginOf(typed: string): string {
  const login = typed.trim()
  const digits = login.replace(/\D/g, '').replace(/^00/, '')
  return PHONE_MARKS.test(login) && digits.length >= MIN_DIGITS ? digits : login
}
