import fc from 'fast-check'
import { expect, it } from 'vitest'
import { loginOf } from './typed-login.ts'

it.each([
  [' ada@example.com\u00a0', 'ada@example.com'],
  ['+7 (912) 345-67-89', '79123456789'],
  ['0039 06 6982', '39066982'],
  ['7.912.345–67–89', '79123456789'],
  ['79123456789', '79123456789'],
  ['ada-1', 'ada-1'],
  ['123', '123'],
  ['+7 912 345 67 89 ext. 2', '+7 912 345 67 89 ext. 2'],
])('%j is the login %j', (typed, login) => {
  expect(loginOf(typed)).toBe(login)
})

it('leaves an email alone', () => {
  fc.assert(
    fc.property(fc.emailAddress(), (email) => {
      expect(loginOf(email)).toBe(email)
    }),
  )
})

it('reads a phone however its digits are set apart', () => {
  const marks = fc.constantFrom('', ' ', '-', '.', ' (', ') ', '\u00a0')
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.integer({ min: 1, max: 9 }), marks), { minLength: 7, maxLength: 15 }), (parts) => {
      const digits = parts.map(([digit]) => digit).join('')
      expect(loginOf(`+${parts.map(([digit, mark]) => digit + mark).join('')}`)).toBe(digits)
    }),
  )
})
