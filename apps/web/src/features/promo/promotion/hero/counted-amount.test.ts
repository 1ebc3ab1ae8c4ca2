import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countedAmount } from './counted-amount.ts'

const amounts = fc
  .tuple(fc.maxSafeNat(), fc.maxSafeNat())
  .map(([one, other]) => (one < other ? [one, other] : [other, one]))

test('an amount counts from what was shown to exactly what the platform says, in whole minor units', () => {
  fc.assert(
    fc.property(amounts, ([from = 0, to = 0]) => {
      expect(countedAmount(from, to, 0)).toBe(from)
      expect(countedAmount(from, to, 1)).toBe(to)
      expect(countedAmount(from, to, 1.2)).toBe(to)
    }),
  )
})

test('it never falls, and never passes what the platform says', () => {
  fc.assert(
    fc.property(amounts, fc.double({ min: 0, max: 1, noNaN: true }), ([from = 0, to = 0], done) => {
      const shown = countedAmount(from, to, done)
      expect(shown).toBeGreaterThanOrEqual(from)
      expect(shown).toBeLessThanOrEqual(to)
      expect(Number.isSafeInteger(shown)).toBe(true)
    }),
  )
})
