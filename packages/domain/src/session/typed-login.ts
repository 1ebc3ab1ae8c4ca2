/** What people write between the digits of a phone. */
const PHONE_MARKS = /^[\s\d+().\-–—/]+$/
/** No phone has fewer digits, whatever else somebody is called. */
const LEAST_DIGITS = 7

/** The login a typed text stands for: an email as it is, a phone, in whatever form, as digits (docs/platform-api.md: Session). */
export function loginOf(typed: string): string {
  const login = typed.trim()
  const digits = login.replace(/\D/g, '').replace(/^00/, '')
  return PHONE_MARKS.test(login) && digits.length >= LEAST_DIGITS ? digits : login
}
