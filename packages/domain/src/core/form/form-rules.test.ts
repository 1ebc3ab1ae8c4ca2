/**
 * @promise Forms and validation: names with marks and apostrophes are names; a stored name that breaks a rule
 *   blocks no other change
 * @proof profile-forms.test
 * @journey none
 */

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ageOn, alphaNum, check, FIELD_RULES, ofAge, sameAsPassword, type TextRule } from './form-rules.ts'

const NOW = Date.UTC(2026, 10, 21)
const verdict = (text: string, rules: readonly TextRule[]) => check(text, ...rules)[0]?.name ?? 'fine'

describe('fields', () => {
  it.each<[keyof typeof FIELD_RULES, string, string]>([
    ['text', '', 'fine'],
    ['text', 'a'.repeat(150), 'fine'],
    ['text', 'a'.repeat(151), 'maxLength'],
    ['requiredText', ' \u00a0', 'required'],
    ['email', '', 'required'],
    ['email', 'ada', 'email'],
    ['email', 'ada@example', 'email'],
    ['email', 'ada @example.com', 'email'],
    ['email', ' ada@mail.example.com ', 'fine'],
    ['email', 'почта@пример.рф', 'fine'],
    ['phone', '', 'required'],
    ['phone', '7912345', 'minPhoneLength'],
    ['phone', '79123456', 'fine'],
    ['name', '', 'required'],
    ['name', "O'Hara", 'fine'],
    ['name', 'D’Angelo', 'fine'],
    ['name', 'Мар\u02bcяна', 'fine'],
    ['name', 'Maria Clara', 'fine'],
    ['name', 'João', 'fine'],
    ['name', 'Joa\u0303o', 'fine'],
    ['name', 'Gonçalves', 'fine'],
    ['name', 'Niccolò', 'fine'],
    ['name', 'Müller', 'fine'],
    ['name', 'Łukasz', 'fine'],
    ['name', 'Nguyễn', 'fine'],
    ['name', 'Қайрат', 'fine'],
    ['name', 'Әлия', 'fine'],
    ['name', 'Анна-Марія', 'fine'],
    ['name', 'Γιώργος', 'nameValidationRule'],
    ['name', '\u0301', 'nameValidationRule'],
    ['name', 'Z\u0301\u0302\u0303\u0304algo', 'nameValidationRule'],
    ['name', 'A\u200bda', 'nameValidationRule'],
    ['name', '\u202eada', 'nameValidationRule'],
    ['name', 'Ada 😀', 'nameValidationRule'],
    ['name', 'Ґанна-Їжак 2', 'fine'],
    ['name', 'я'.repeat(36), 'maxLength'],
    ['newPassword', '', 'required'],
    ['newPassword', 'secret-1', 'fine'],
    ['newPassword', 'secret1', 'minLength'],
    ['newPassword', 'секрет-12', 'notCyrillic'],
    ['newPassword', 'secret-їжак', 'notCyrillic'],
    ['smsCode', '', 'required'],
    ['smsCode', '123', 'minLength'],
    ['smsCode', '1234', 'fine'],
  ])('%s %j: %s', (field, text, expected) => {
    expect(verdict(text, FIELD_RULES[field])).toBe(expected)
  })

  it('a promo code is letters and digits', () => {
    expect(verdict('SPRING24', [alphaNum])).toBe('fine')
    expect(verdict('SPRING 24', [alphaNum])).toBe('alphaNum')
    expect(verdict('ВЕСНА', [alphaNum])).toBe('alphaNum')
  })

  it('no markup is a name, and no name in Latin, Cyrillic or digits is refused', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (text) => {
        fc.pre(/[<>&"`=/\\;]/.test(text) && text.trim() !== '')
        expect(verdict(text, FIELD_RULES.name)).toBe('nameValidationRule')
      }),
    )
    // Every letter of the languages of the site and of its currencies, with marks of their own or set apart.
    const letter = /[A-Za-zÀ-ÖØ-öø-ſА-яЁёІіЇїЄєҐґӘәҒғҚқҢңӨөҰұҮүҺһ]/.source
    fc.assert(
      fc.property(
        fc.stringMatching(new RegExp(`^${letter}(${letter}|[0-9 '’-]){0,34}$`)),
        fc.boolean(),
        (text, isApart) => {
          const name = isApart ? text.slice(0, 17).normalize('NFD') : text
          expect(verdict(name, FIELD_RULES.name)).toBe('fine')
        },
      ),
    )
  })

  it('a password with a Cyrillic letter anywhere is refused', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(...'абвґєіїйуэюяЁ'.split('')), fc.string(), (before, letter, after) => {
        expect(verdict(before + letter + after, FIELD_RULES.newPassword)).toBe('notCyrillic')
      }),
    )
  })

  it('every mail address that mail servers take is an email', () => {
    fc.assert(
      fc.property(fc.emailAddress(), (address) => {
        fc.pre(address.length <= 150)
        expect(verdict(address, FIELD_RULES.email)).toBe('fine')
      }),
    )
  })

  it('a confirmation is the same text, to the last space', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (password, confirmation) => {
        expect(verdict(confirmation, [sameAsPassword(password)])).toBe(
          password === confirmation ? 'fine' : 'sameAsPassword',
        )
      }),
    )
  })
})

describe('a date of birth', () => {
  it.each([
    ['1990-05-17', 'fine'],
    ['2008-11-21', 'fine'],
    ['2008-11-22', 'underageDate'],
    ['2001-02-29', 'invalidDate'],
    ['1889-01-01', 'invalidDate'],
    ['2030-01-01', 'invalidDate'],
    ['1990--17', 'invalidDate'],
  ])('%s: %s', (birthday, expected) => {
    expect(verdict(birthday, [ofAge(NOW)])).toBe(expected)
  })

  it.each([
    ['1990-11-21', 36],
    ['1990-11-22', 35],
    ['2004-02-29', 22],
    ['2026-11-21', 0],
    ['1990-13-01', null],
    ['90-01-01', null],
    ['', null],
  ])('%s is of age %s', (birthday, age) => {
    expect(ageOn(birthday, NOW)).toBe(age)
  })

  it('a person is of age on the birthday, and not a day before', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1930-01-01'), max: new Date('2000-01-01'), noInvalidDate: true }),
        (born) => {
          const birthday = born.toISOString().slice(0, 10)
          fc.pre(!birthday.endsWith('02-29'))
          const [year, month, day] = birthday.split('-').map(Number) as [number, number, number]
          const eighteenth = Date.UTC(year + 18, month - 1, day)
          expect(verdict(birthday, [ofAge(eighteenth)])).toBe('fine')
          expect(verdict(birthday, [ofAge(eighteenth - 1)])).toBe('underageDate')
        },
      ),
    )
  })
})
