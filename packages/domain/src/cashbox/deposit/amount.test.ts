/**
 * @promise Forms and validation: amounts are read however they are written
 * @proof amount-text.test
 * @journey cashbox/keyboard
 */

import { describe, expect, it } from 'vitest'
import { depositAmountErrors, payoutAmountErrors, giftGain, presetsOf, startAmount } from './amount.ts'
import { arrangeSystems, defaultAmount, DEFAULT_LIMITS, limitsOf, NO_LIMITS } from './payment-system.ts'

const limits = { min: 10_000, max: 500_000 }
const system = (key: number, position: number) => ({ key, position, name: String(key), image: null, limits: [] })

describe('the limits of a system', () => {
  const general = [{ currency: 'EUR', min: 200, max: 300 }]
  it.each(['RUB', 'USD'])('are 100 to 1,000,000 of %s where the platform names none', (currency) => {
    expect(limitsOf({ limits: [] }, general, currency)).toEqual({ min: 100_00, max: 1_000_000_00 })
    expect(defaultAmount(currency)).toBe(500_00)
  })

  it.each(['EUR', 'UAH', 'KZT', 'CAD', 'BRL'])('are none in %s where the platform names none', (currency) => {
    expect(limitsOf({ limits: [] }, [], currency)).toEqual(NO_LIMITS)
    expect(depositAmountErrors(1, NO_LIMITS)).toEqual([])
    expect(depositAmountErrors(100_000_000_000, NO_LIMITS)).toEqual([])
    expect(depositAmountErrors(0, NO_LIMITS)).toHaveLength(1)
    expect(defaultAmount(currency)).toBeNull()
  })

  it.each([
    [null, ['required']],
    [9999, ['below_minimum']],
    [10_000, []],
    [500_000, []],
    [500_001, ['above_maximum']],
  ])('%s breaks %j', (amount, names) => {
    expect(depositAmountErrors(amount, limits).map(({ name }) => name)).toEqual(names)
  })

  it('of a payout: the minimum is checked first, then the balance, then the maximum', () => {
    const names = (amount: number, available: number | null) =>
      payoutAmountErrors(amount, limits, available).map(({ name, params }) => [name, params])
    expect(names(600_000, 50_000)).toEqual([['above_balance', { balance: 50_000 }]])
    expect(names(600_000, null)).toEqual([['above_maximum', { max: 500_000 }]])
    expect(names(9000, 5000)).toEqual([['below_minimum', { min: 10_000 }]])
    expect(names(50_000, 50_000)).toEqual([])
  })
})

describe('what is offered', () => {
  it('starts at the wanted amount, within the limits', () => {
    expect(startAmount(70_000, limits)).toBe(70_000)
    expect(startAmount(5, limits)).toBe(10_000)
    expect(startAmount(50_000, { min: 100, max: 2000 })).toBe(2000)
    expect(startAmount(50_000, { min: 1000, max: 0 })).toBe(1000)
    expect(startAmount(50_000, DEFAULT_LIMITS)).toBe(50_000)
    expect(startAmount(null, limits)).toBeNull()
  })

  it('has the amounts that the limits allow, and the last one among them, once', () => {
    expect(presetsOf([5000, 100_000, 250_000, 900_000], 30_000, limits)).toEqual([30_000, 100_000, 250_000])
    expect(presetsOf([100_000], 100_000, limits)).toEqual([100_000])
  })

  it('has the systems by position, the "more" list apart', () => {
    const { first, more } = arrangeSystems([system(99, 1), system(77, 3), system(88, 2), system(2, 0)])
    expect(first.map(({ key }) => key)).toEqual([88, 77])
    expect(more.map(({ key }) => key)).toEqual([2, 99])
  })

  it('hides nothing where there is nothing else', () => {
    expect(arrangeSystems([system(99, 2), system(5, 1)])).toMatchObject({ first: [{ key: 5 }, { key: 99 }], more: [] })
  })
})

it.each([
  [10_000, 100, 50_000, 10_000],
  [80_000, 50, 50_000, 25_000],
  [333, 50, 50_000, 166],
  [10_000, 100, 0, 0],
])('a deposit of %i with %i %% of at most %i brings %i', (amount, percent, room, gain) => {
  expect(giftGain(amount, { percent, room })).toBe(gain)
})
