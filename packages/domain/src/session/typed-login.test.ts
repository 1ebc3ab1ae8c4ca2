/**
 * @promise Forms and validation: a phone logs in however it is written, as it was registered
 * @proof use-typed-login.test, phone-entry.test
 * @journey accounts/recovery
 */

import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { NumberingPlan } from '../core/index.ts'
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

/** Russia and Germany, as far as these tests need them. */
const PLAN: NumberingPlan = {
  dialCodeOf: (country) => ({ ru: '7', de: '49' })[country] ?? '',
  read: (text, country) => {
    const digits = text.replace(/\D/g, '')
    const plans = { ru: /^(?:7|8)?(9\d{9})$/, de: /^(?:49|0)?(1[567]\d{8,9})$/ }
    const [known] = Object.entries(plans)
      .filter(([one]) => (text.startsWith('+') ? digits.startsWith(PLAN.dialCodeOf(one)) : one === country))
      .flatMap(
        ([one, plan]) =>
          plan
            .exec(digits)
            ?.slice(1)
            .map((national) => ({ country: one, national })) ?? [],
      )
    return known ?? null
  },
}

it.each([
  ['+7 912 345-67-89', ['de'], '79123456789'],
  ['8 (912) 345-67-89', ['ru', 'de'], '79123456789'],
  ['912 345 67 89', ['ru'], '79123456789'],
  ['79123456789', ['de'], '79123456789'],
  ['912 345 67 89', ['de', 'ru'], '79123456789'],
  ['0151 23456789', ['ru', 'de'], '4915123456789'],
  ['112 233 44 55', ['ru'], '1122334455'],
  ['ada@example.com', ['ru'], 'ada@example.com'],
])('%j of a visitor from %j is the login %j', (typed, countries, login) => {
  expect(loginOf(typed, PLAN, countries)).toBe(login)
})
