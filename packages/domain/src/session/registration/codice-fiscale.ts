/** Digits of a code, of which the register replaces some by these letters where two people would have the same. */
const DIGIT = '[\\dLMNPQRSTUV]'
const MONTHS = 'ABCDEHLMPRST'
const CODE = new RegExp(
  `^[A-Z]{6}(?<year>${DIGIT}{2})(?<month>[${MONTHS}])(?<day>${DIGIT}{2})[A-Z]${DIGIT}{3}(?<check>[A-Z])$`,
)
const REPLACED = 'LMNPQRSTUV'
/** Values of the digits and letters at odd places, of 0 to 9 and of A to Z. */
const ODD = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23]
/** Added to the day of a woman's birth. */
const WOMAN = 40
const MIDDLE = 15

/** In capitals, without spaces. */
export const readCodiceFiscale = (typed: string): string => typed.normalize('NFKC').replaceAll(/\s/g, '').toUpperCase()

/** Whether it is an Italian tax code of a person. @param code as `readCodiceFiscale` gives it */
export function isCodiceFiscale(code: string): boolean {
  const { check } = CODE.exec(code)?.groups ?? {}
  if (check === undefined) return false
  const sum = Array.from(code.slice(0, MIDDLE)).reduce((total, character, index) => {
    const value = /\d/.test(character) ? Number(character) : character.charCodeAt(0) - 65
    return total + (index % 2 === 0 ? (ODD[value] ?? 0) : value)
  }, 0)
  return String.fromCharCode(65 + (sum % 26)) === check
}

/** Whether a tax code is of somebody born on this day. @param birthday `YYYY-MM-DD` */
export function isBornOn(code: string, birthday: string): boolean {
  const { year = '', month = '', day = '' } = CODE.exec(code)?.groups ?? {}
  const [bornYear = '', bornMonth = '', bornDay = ''] = birthday.split('-')
  return (
    withDigits(year) === bornYear.slice(2) &&
    MONTHS.indexOf(month) + 1 === Number(bornMonth) &&
    Number(withDigits(day)) % WOMAN === Number(bornDay)
  )
}

/** With digits in place of the letters that replace them. */
const withDigits = (text: string): string => text.replaceAll(/[A-Z]/g, (letter) => String(REPLACED.indexOf(letter)))
