/** Writes the digits of every script, and wide ones, as 0 to 9: `٠١٢`, `०१२`, `０１２`. */
export function asciiDigits(text: string): string {
  return text.normalize('NFKC').replace(/\p{Nd}/gu, (digit) => {
    // Each script has its ten in a row.
    let zero = digit.codePointAt(0) ?? 0
    const code = zero
    while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1
    return String((code - zero) % 10)
  })
}

/** The digits alone, of any script, as 0 to 9. */
export function digitsOf(text: string): string {
  return asciiDigits(text).replace(/\D/g, '')
}
