import { expect, test, vi } from 'vitest'
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

test('a pending phone survives a reload until its code is too old', () => {
  fakeStorage()
  keepPendingPhone(PENDING)
  expect(readPendingPhone(4_999)).toEqual(PENDING)
  expect(readPendingPhone(5_000)).toBeNull()
  keepPendingPhone(null)
  expect(readPendingPhone(0)).toBeNull()
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
