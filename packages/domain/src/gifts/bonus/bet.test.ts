import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { stepBet, usualBet } from './bet.ts'

test.each([
  ['EUR', 100],
  ['RUB', 5000],
  [null, 100],
])('a usual bet in %s is %s', (currency, bet) => expect(usualBet(currency)).toBe(bet))

describe('a step of the bet', () => {
  test.each([
    [100, 'up', null, 200],
    [100, 'down', null, 50],
    [130, 'up', null, 200],
    [130, 'down', null, 100],
    [10, 'down', null, 10],
    [200, 'up', 300, 300],
    [300, 'up', 300, 300],
    [300, 'down', 300, 200],
    [5, 'down', 5, 5],
    [10_000_000, 'up', null, 10_000_000],
  ] as const)('%s %s with at most %s is %s', (bet, direction, max, expected) =>
    expect(stepBet(bet, direction, max)).toBe(expected),
  )

  test('changes in steps and stays within the highest bet', () => {
    const bets = fc.integer({ min: 10, max: 10_000_000 })
    fc.assert(
      fc.property(bets, fc.option(bets), (wanted, max) => {
        const bet = Math.min(wanted, max ?? wanted)
        const up = stepBet(bet, 'up', max)
        expect(up).toBeGreaterThanOrEqual(bet)
        if (max !== null) expect(up).toBeLessThanOrEqual(max)
        expect(stepBet(bet, 'down', max)).toBeLessThanOrEqual(bet)
      }),
    )
  })
})
