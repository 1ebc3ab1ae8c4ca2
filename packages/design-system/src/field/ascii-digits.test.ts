/**
 * @promise Forms and validation: digits of every script are read in phones, cards, codes, amounts and dates of birth
 * @proof here, phone-entry.test (digits of other scripts), use-typed-login.test, payout-form.test (digits of any script),
 *   code-mask.test, decimal-text.test, birth-date.test
 * @journey none
 */

import { expect, it } from 'vitest'
import { asciiDigits, digitsOf } from './ascii-digits.ts'

const digits = Array.from({ length: 0x110000 }, (_, code) => code)
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code))
  .filter((letter) => /\p{Nd}/u.test(letter))

it('knows the digits of every script, each ten in a row', () => {
  expect(digits.length).toBeGreaterThan(600)
  expect(digits.map(asciiDigits).join('')).toBe('0123456789'.repeat(digits.length / 10))
})

it.each([
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
  ['०१२३४५६७८९', '0123456789'],
  ['０１２３４５６７８９', '0123456789'],
  ['+٧ (٩١٢) ٣٤٥', '+7 (912) 345'],
])('writes %s as %s', (text, written) => {
  expect(asciiDigits(text)).toBe(written)
  expect(digitsOf(text)).toBe(written.replace(/\D/g, ''))
})
