import { expect, test } from 'vitest'
import { GIFT_REFUSALS, wayOut } from './refusal.ts'

test.each([
  [['email_confirmation_required'], 'confirm-email'],
  [['phone_confirmation_required'], 'confirm-phone'],
  [['deposit_condition_unmet'], 'deposit'],
  [['moon_phase', 'active_bonus_exists'], 'active-bonus'],
  [['moon_phase'], null],
  [['constructor'], null],
  [[], null],
])('a refusal with %j leads to %s', (codes, way) => expect(wayOut(codes)).toBe(way))

test('every known refusal has a remedy', () => {
  expect(GIFT_REFUSALS.length).toBeGreaterThanOrEqual(15)
  for (const code of GIFT_REFUSALS) expect(wayOut([code]), code).not.toBeNull()
})
