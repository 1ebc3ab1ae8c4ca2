/**
 * @promise Forms and validation: a code is one field drawn as two groups
 * @proof fields.stories (CodeEmpty)
 * @journey none
 */

import { expect, it, test } from 'vitest'
import { codeDigits, maskParts } from './code-mask.ts'

it.each([
  ['1234', '1234'],
  ['12-34', '1234'],
  ['12 34', '1234'],
  [' 1-2-3-4 ', '1234'],
  ['1234567', '1234'],
  ['12', '12'],
  ['１２３４', '1234'],
  ['١٢٣٤', '1234'],
  ['رمزك ۱۲-۳۴', '1234'],
  ['Croupier: your code is 12-34.', '1234'],
  ['Croupier 24: code 9876, valid for 10 minutes', '9876'],
  ['no digits', ''],
])('%j is the code %j', (text, digits) => expect(codeDigits(text, '##-##')).toBe(digits))

test('a mask is drawn as cells with separators', () => {
  expect(maskParts('##-##')).toEqual([0, 1, '-', 2, 3])
})
