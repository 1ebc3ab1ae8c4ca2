import { asciiDigits } from '../ascii-digits.ts'

export function maskLength(mask: string): number {
  return mask.replace(/[^#]/g, '').length
}

/** Extracts the digits of a code from what was typed or from the whole text of a message. */
export function codeDigits(text: string, mask: string): string {
  const length = maskLength(mask)
  const plain = asciiDigits(text)
  // In a message the code is the group of digits with the right length; other numbers may surround it.
  const fitting = plain.match(/\d[\d\s-]*/g)?.map((group) => group.replace(/\D/g, '')) ?? []
  return fitting.find((digits) => digits.length === length) ?? plain.replace(/\D/g, '').slice(0, length)
}

/** Splits a mask into cells (index of the digit) and separators. */
export function maskParts(mask: string): (number | string)[] {
  let place = 0
  return mask.split('').map((mark) => (mark === '#' ? place++ : mark))
}
