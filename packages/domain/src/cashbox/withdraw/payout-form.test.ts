import { describe, expect, it } from 'vitest'
import { fieldText, payoutFieldErrors } from './payout-form.ts'
import type { PayoutField } from '../deposit/payment-system.ts'

const field = (changes: Partial<PayoutField> = {}): PayoutField => ({
  name: 'where',
  title: 'Where to',
  type: 'text',
  placeholder: '',
  minLength: 3,
  maxLength: 20,
  ...changes,
})

describe('a field of a payout', () => {
  it.each([
    ['text', '', 'required'],
    ['text', '  ', 'required'],
    ['text', 'ab', 'minLength'],
    ['text', 'a'.repeat(21), 'maxLength'],
    ['text', 'abc', undefined],
    ['card', '1 2', 'minLength'],
    ['card', 'no digits', 'required'],
    ['card', '٤١١١', undefined],
    ['phone', '۷۹۱۲', undefined],
    ['email', 'me@example', 'email'],
    ['email', 'me@example..com', 'email'],
    ['email', 'me@.com', 'email'],
    ['email', ' me@example.com ', undefined],
  ] as const)('of type %s, with "%s": %s', (type, typed, broken) => {
    expect(payoutFieldErrors(field({ type }), typed)[0]?.name).toBe(broken)
  })
})

it('digits of any script are sent as 0 to 9', () => {
  expect(fieldText(field({ type: 'card' }), '٤١١١ ۱۱۱۱ १११１')).toBe('411111111111')
  expect(fieldText(field({ type: 'text' }), ' AB٤١ ')).toBe('AB٤١')
})
