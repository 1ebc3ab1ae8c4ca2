/** How many digits a mask such as `##-##` takes. */
export function maskLength(mask: string): number {
  return mask.replace(/[^#]/g, '').length
}

/** The digits of a code in whatever form it comes: typed, `12-34`, `12 34`, or with the words of its message around it. */
export function codeDigits(text: string, mask: string): string {
  const length = maskLength(mask)
  const plain = text.normalize('NFKC')
  // In a message the code is the group of digits that fits; other numbers (a shop, a year) may stand around it.
  const fitting = plain.match(/\d[\d\s-]*/g)?.map((group) => group.replace(/\D/g, '')) ?? []
  return fitting.find((digits) => digits.length === length) ?? plain.replace(/\D/g, '').slice(0, length)
}

/** A mask cut into what is drawn: a cell for each digit (its place among them), and separators. */
export function maskParts(mask: string): (number | string)[] {
  let place = 0
  return mask.split('').map((mark) => (mark === '#' ? place++ : mark))
}
