import { loadPhoneRules } from '@croupier/design-system'
import { loginOf } from '@croupier/domain/session'
import { expect, it } from 'vitest'

it.each([
  ['+7 912 345-67-89', ['it'], '79123456789'],
  ['8 (912) 345-67-89', ['ru'], '79123456789'],
  ['8 (912) 345-67-89', ['it', 'ru'], '79123456789'],
  ['912 345 67 89', ['ru'], '79123456789'],
  ['912 345 67 89', ['kz'], '79123456789'],
  ['7 912 345 67 89', ['ru'], '79123456789'],
  ['79123456789', ['it'], '79123456789'],
  ['007 912 345 67 89', ['br'], '79123456789'],
  ['(11) 96123-4567', ['br'], '5511961234567'],
  ['011 96123-4567', ['br'], '5511961234567'],
  ['0151 23456789', ['ru', 'de'], '4915123456789'],
  ['4915123456789', ['de'], '4915123456789'],
  // Copied from a contact, from a page, and from a keyboard of wide letters.
  ['\u202a+7 912 345-67-89\u202c', ['it'], '79123456789'],
  ['8\u00a0912\u00a0345\u201167\u201189', ['ru'], '79123456789'],
  ['８ （９１２） ３４５－６７－８９', ['ru'], '79123456789'],
  ['+7 912 345 − 67 ‒ 89', ['it'], '79123456789'],
])('%j of a visitor from %j logs in as %j', async (typed, countries, login) => {
  expect(loginOf(typed, await loadPhoneRules(), countries)).toBe(login)
})
