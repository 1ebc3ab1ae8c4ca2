import { FakeStorage } from '@croupier/platform-fixtures/fakes'
import { expect, test } from 'vitest'
import { isPaymentRunning } from './running-payment.ts'

const NOW = Date.parse('2026-01-15T12:00:00Z')
const MINUTE = 60_000

test.each([
  ['deposit-7', 10, true],
  ['payout-7', 10, true],
  ['deposit-7', 61, false],
  ['deposit-8', 10, false],
  ['exchange-7', 10, false],
])('of %s, begun %s minutes ago: %s', (place, minutes, isRunning) => {
  const storage = new FakeStorage()
  const startedAt = NOW - minutes * MINUTE
  storage.set(
    place,
    JSON.stringify({
      key: 'key-of-the-attempt',
      details: { amount: 5 },
      startedAt,
      sentAt: startedAt,
      phase: 'accepted',
    }),
  )
  expect(isPaymentRunning(storage, '7', NOW)).toBe(isRunning)
  expect(isPaymentRunning(storage, null, NOW)).toBe(false)
})
