/**
 * @promise Session and tokens: registration by phone: code, wrong code, reload, pasted code
 * @proof code-entry.test, session-store.test, code-mask.test, registration-page.stories (PhoneCodePasted),
 *   fields.stories (CodePasted)
 * @journey accounts/registration
 *
 * @promise Session and tokens: registration by email: errors at their fields; each way has errors of its own
 * @proof registration-page.stories
 * @journey accounts/registration
 */

import { describe, expect, test } from 'vitest'
import { loginErrors, registrationErrors, toRegistration, type RegistrationValues } from './registration-rules.ts'

const NOW = Date.UTC(2026, 10, 21)
const GOOD: RegistrationValues = {
  contact: 'email',
  email: 'ada@example.com',
  phone: '79123456789',
  phoneCountry: 'ru',
  country: 'ru',
  password: 'lovelace-1',
  nickname: 'Ада-1',
  currency: 'RUB',
  birthday: '1990-02-28',
  promoCode: '',
  consent: true,
}
const broken = (change: Partial<RegistrationValues>, skipNickname = false) =>
  Object.entries(registrationErrors({ ...GOOD, ...change }, { now: NOW, skipNickname })).flatMap(([field, messages]) =>
    messages.map(({ name }) => `${field}: ${name}`),
  )

describe('registration', () => {
  test('a filled form is in order, by email and by phone', () => {
    expect(broken({})).toEqual([])
    expect(broken({ contact: 'phone', email: '' })).toEqual([])
  })

  test.each<[string, Partial<RegistrationValues>]>([
    ['email: required', { email: ' ' }],
    ['email: email', { email: 'ada' }],
    ['email: email', { email: 'ada@example' }],
    ['email: email', { email: 'ada@@example.com' }],
    ['email: email', { email: 'ada @example.com' }],
    ['email: email', { email: 'ada@example..com' }],
    ['phone: required', { contact: 'phone', phone: '' }],
    ['phone: minPhoneLength', { contact: 'phone', phone: '7912345' }],
    ['password: required', { password: '' }],
    ['password: minLength', { password: 'short-1' }],
    ['password: notCyrillic', { password: 'пароль-123' }],
    ['password: notCyrillic', { password: 'secret-їжак' }],
    ['nickname: required', { nickname: '' }],
    ['nickname: nameValidationRule', { nickname: '</script>' }],
    ['nickname: nameValidationRule', { nickname: 'ada_1' }],
    ['nickname: maxLength', { nickname: 'a'.repeat(36) }],
    ['birthday: required', { birthday: '' }],
    ['birthday: invalidDate', { birthday: '2001-02-29' }],
    ['birthday: invalidDate', { birthday: '1889-01-01' }],
    ['birthday: invalidDate', { birthday: '2030-01-01' }],
    ['birthday: underageDate', { birthday: '2008-11-22' }],
    ['promoCode: alphaNum', { promoCode: 'SPRING 24' }],
    ['consent: consent', { consent: false }],
  ])('%s for %j', (expected, change) => {
    expect(broken(change)).toEqual([expected])
  })

  test('a field that is not asked for is not spoken of', () => {
    const rules = { now: NOW, skipNickname: true }
    expect(registrationErrors(GOOD, rules)).not.toHaveProperty('phone')
    expect(registrationErrors(GOOD, rules)).not.toHaveProperty('nickname')
    expect(registrationErrors({ ...GOOD, contact: 'phone' }, rules)).not.toHaveProperty('email')
  })

  test('Ukrainian letters, hyphens and spaces are letters of a name', () => {
    expect(broken({ nickname: 'Ґанна Їжак-2' })).toEqual([])
  })

  test('the eighteenth birthday itself is old enough', () => {
    expect(broken({ birthday: '2008-11-21' })).toEqual([])
  })

  test('a promo code is not sent, so that a refused one does not cost the registration', () => {
    const filled = { ...GOOD, promoCode: 'SPRING24' }
    expect(broken(filled)).toEqual([])
    expect(toRegistration(filled, { skipNickname: false, captcha: null })).not.toHaveProperty('promoCode')
  })

  test('where the platform asks for no nickname, none is checked or sent', () => {
    expect(broken({ nickname: '' }, true)).toEqual([])
    expect(toRegistration({ ...GOOD, nickname: '' }, { skipNickname: true, captcha: null })).not.toHaveProperty(
      'nickname',
    )
  })

  test('one contact is sent, the phone as dial code plus digits', () => {
    expect(toRegistration(GOOD, { skipNickname: false, captcha: null })).toMatchObject({ email: 'ada@example.com' })
    const byPhone = toRegistration(
      { ...GOOD, contact: 'phone' },
      { skipNickname: false, captcha: { token: 't', version: 3 } },
    )
    expect(byPhone).toMatchObject({ phone: '79123456789', captcha: { token: 't', version: 3 } })
    expect(byPhone).not.toHaveProperty('email')
  })
})

describe('login', () => {
  test('both fields of a login are required, and no rule judges an old password', () => {
    expect(loginErrors({ login: '', password: '' })).toEqual({
      login: [{ name: 'required' }],
      password: [{ name: 'required' }],
    })
    expect(loginErrors({ login: 'demo', password: 'кот' })).toEqual({ login: [], password: [] })
  })
})
