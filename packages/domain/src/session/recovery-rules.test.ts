import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { newPasswordErrors, recoveryRequestErrors } from './recovery-rules.ts'

const broken = (password: string, confirmation: string) =>
  Object.entries(newPasswordErrors({ password, confirmation })).flatMap(([field, messages]) =>
    messages.map(({ name }) => `${field}: ${name}`),
  )

describe('a new password', () => {
  it.each([
    ['', '', ['password: required', 'confirmation: required']],
    ['short-1', 'short-1', ['password: minLength']],
    ['пароль-123', 'пароль-123', ['password: notCyrillic']],
    ['lovelace-1', '', ['confirmation: required']],
    ['lovelace-1', 'lovelace-2', ['confirmation: sameAsPassword']],
    ['lovelace-1', 'lovelace-1 ', ['confirmation: sameAsPassword']],
    ['lovelace-1', 'lovelace-1', []],
  ])('%j confirmed by %j: %j', (password, confirmation, messages) => {
    expect(broken(password, confirmation)).toEqual(messages)
  })

  it('matches no other confirmation', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.string({ minLength: 1 }), (password, confirmation) => {
        fc.pre(confirmation.trim() !== '')
        expect(broken(password, confirmation).includes('confirmation: sameAsPassword')).toBe(password !== confirmation)
      }),
    )
  })
})

it.each([
  [' ', ['required']],
  ['ada', ['emailOrPhone']],
  ['12 34', ['emailOrPhone']],
  ['ada@', ['email']],
  [' ada@casino.test ', []],
  ['+7 900 123-45-67', []],
  ['8 (900) 123 45 67', []],
])('asks for an email or a phone: %j', (login, messages) => {
  expect(recoveryRequestErrors({ login }).login?.map(({ name }) => name)).toEqual(messages)
})
