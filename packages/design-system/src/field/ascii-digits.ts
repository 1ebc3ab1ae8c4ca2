const DIGIT = /\p{Nd}/u
const EVERY_DIGIT = /\p{Nd}/gu

/** Writes the digits of every script, and wide ones, as 0 to 9: `٠١٢`, `०१२`, `０１２`. */
export function asciiDigits(text: string): string {
  return text.normalize('NFKC').replace(EVERY_DIGIT, (digit) => String(digitsBefore(digit.codePointAt(0) ?? 0) % 10))
}

/** How many digits precede the letter `code` without a gap: each script has its ten in a row. */
function digitsBefore(code: number): number {
  let count = 0
  while (DIGIT.test(String.fromCodePoint(code - count - 1))) count += 1
  return count
}

/** The digits alone, of any script, as 0 to 9. */
export function digitsOf(text: string): string {
  return asciiDigits(text).replace(/\D/g, '')
}
