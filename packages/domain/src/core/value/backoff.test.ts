import fc from 'fast-check'
import { expect, it } from 'vitest'

import { backoffMs } from './backoff.ts'

it('doubles from a second to 30 s, with half of it left to chance', () => {
  expect([0, 1, 2, 3, 4, 5, 50].map((failures) => backoffMs(failures, () => 0))).toEqual([
    500, 1000, 2000, 4000, 8000, 15_000, 15_000,
  ])
  fc.assert(
    fc.property(fc.nat(), fc.double({ min: 0, max: 0.999, noNaN: true }), (failures, chance) => {
      const ms = backoffMs(failures, () => chance)
      expect(ms).toBeGreaterThanOrEqual(500)
      expect(ms).toBeLessThanOrEqual(30_000)
    }),
  )
})

it('doubles to another maximum on request', () => {
  expect([0, 1, 2, 3, 50].map((failures) => backoffMs(failures, () => 0, 3000))).toEqual([500, 1000, 1500, 1500, 1500])
})

it('never waits the same for two chances', () => {
  for (const failures of [0, 3, 9]) expect(backoffMs(failures, () => 0.2)).not.toBe(backoffMs(failures, () => 0.3))
})
