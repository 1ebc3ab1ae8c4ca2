import { expect, test } from 'vitest'
import { prizeIn } from './prize-text.tsx'

test.each([
  [{ EUR: 100, RUB: 9000 }, ['RUB', 'EUR'], { amount: 9000, currency: 'RUB' }],
  [{ EUR: 100, RUB: 9000 }, [undefined, 'EUR'], { amount: 100, currency: 'EUR' }],
  [{ BRL: 500 }, ['RUB', 'EUR'], { amount: 500, currency: 'BRL' }],
  [{}, ['RUB'], null],
])('of %j a visitor with %j is told %j', (prizeMoney, currencies, expected) => {
  expect(prizeIn(prizeMoney, currencies)).toEqual(expected)
})
