import { expect, test } from 'vitest'
import { keepPendingPhone, readPendingPhone } from './pending-phone.ts'

const PENDING = { phone: '79123456789', nextCodeAt: 1_000, validUntil: 5_000 }

function fakeStorage() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

test('a pending phone survives a reload until its code is too old', () => {
  const storage = fakeStorage()
  keepPendingPhone(PENDING, () => storage)
  expect(readPendingPhone(4_999, () => storage)).toEqual(PENDING)
  expect(readPendingPhone(5_000, () => storage)).toBeNull()
  keepPendingPhone(null, () => storage)
  expect(readPendingPhone(0, () => storage)).toBeNull()
})

test.each(['', '{', 'null', '[]', '{"phone":"<b>","nextCodeAt":1,"validUntil":9}', '{"phone":"79123456789"}'])(
  'the stored value %j is ignored',
  (text) => {
    const storage = fakeStorage()
    storage.setItem('pending-phone', text)
    expect(readPendingPhone(0, () => storage)).toBeNull()
  },
)

test('a storage that throws is ignored', () => {
  const storage = () => {
    throw new Error('denied')
  }
  keepPendingPhone(PENDING, storage)
  expect(readPendingPhone(0, storage)).toBeNull()
})
