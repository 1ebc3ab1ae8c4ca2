/**
 * @promise Session and tokens: a reload in the code step of the registration keeps the step for ten minutes, and what was
 *   typed, without the password
 * @journey accounts/registration
 */

import { expect, test, vi } from 'vitest'
import { forgetPendingPhone } from './forget-pending-phone.ts'
import { keepPendingPhone, readPendingPhone } from './pending-phone.ts'

const PENDING = { phone: '79123456789', nextCodeAt: 1_000, validUntil: 5_000 }

function fakeStorage() {
  const kept = new Map<string, string>()
  const sessionStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
  vi.stubGlobal('window', { sessionStorage })
  return sessionStorage
}

test('a pending phone survives a reload until its code is too old, and is removed then', () => {
  fakeStorage()
  keepPendingPhone(PENDING)
  expect(readPendingPhone(4_999)).toEqual(PENDING)
  expect(readPendingPhone(5_000)).toBeNull()
  expect(readPendingPhone(0)).toBeNull()
})

test('it keeps what was typed, also when a new code is sent, until it is forgotten', () => {
  fakeStorage()
  keepPendingPhone({ typed: { nickname: 'Fox' } })
  expect(readPendingPhone(0)).toBeNull()
  keepPendingPhone(PENDING)
  keepPendingPhone({ ...PENDING, nextCodeAt: 3_000 })
  expect(readPendingPhone(0)).toEqual({ ...PENDING, nextCodeAt: 3_000, typed: { nickname: 'Fox' } })
  forgetPendingPhone()
  keepPendingPhone(PENDING)
  expect(readPendingPhone(0)).toEqual(PENDING)
})

test.each(['', '{', 'null', '[]', '{"phone":"<b>","nextCodeAt":1,"validUntil":9}', '{"phone":"79123456789"}'])(
  'the stored value %j is ignored',
  (text) => {
    const storage = fakeStorage()
    storage.setItem('pending-phone', text)
    expect(readPendingPhone(0)).toBeNull()
  },
)

test('a storage that throws is ignored', () => {
  vi.stubGlobal('window', {
    get sessionStorage() {
      throw new Error('denied')
    },
  })
  keepPendingPhone(PENDING)
  expect(readPendingPhone(0)).toBeNull()
})
