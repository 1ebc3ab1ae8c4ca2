import { expect, test } from 'vitest'
import { wayOut } from './refusal.ts'

test.each([
  [['gift_expired'], 'support'],
  [['other', 'deposit_condition_unmet'], 'deposit'],
  [['other'], null],
  [[], null],
  // Support knows nothing of a call that never left the device.
  [['not_sent'], 'retry'],
] as const)('the way out of a refusal by %j is %s', (codes, way) => {
  expect(wayOut(codes)).toBe(way)
})
