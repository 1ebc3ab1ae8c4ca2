/**
 * @promise Compoints: compoints for money: nothing is lost by rounding; one charge for presses, tabs and lost
 *   answers; a rate that changed
 * @proof exchange.additions.test, exchange-page.stories
 * @journey none
 */

import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { betsForOne, exchangeErrors, exchangeOf, type ExchangeRate, stepsOf } from './exchange.ts'

const rateOf = (compoints: number, amount: number): ExchangeRate => ({ currency: 'EUR', compoints, amount })
const anyRate = fc.tuple(fc.integer({ min: 1, max: 1_000_000 }), fc.integer({ min: 1, max: 10_000_000 }))
/** The worth at the best rate is a safe integer. */
const anyAmount = fc.integer({ min: 0, max: 100_000_000 })

describe('an exchange', () => {
  it('takes no compoint for which it pays nothing', () => {
    fc.assert(
      fc.property(anyAmount, anyRate, (compoints, [from, to]) => {
        const rate = rateOf(from, to)
        const exchanged = exchangeOf(compoints, rate)
        expect(exchanged.compoints).toBeLessThanOrEqual(compoints)
        expect(exchangeOf(exchanged.compoints, rate)).toEqual(exchanged)
        if (exchanged.compoints > 0)
          expect(exchangeOf(exchanged.compoints - 1, rate).amount).toBeLessThan(exchanged.amount)
      }),
    )
  })

  it('pays all whole minor units that the compoints are worth, and never more', () => {
    fc.assert(
      fc.property(anyAmount, anyRate, (compoints, [from, to]) => {
        const paid = BigInt(exchangeOf(compoints, rateOf(from, to)).amount) * BigInt(from)
        const worth = BigInt(compoints) * BigInt(to)
        expect(paid <= worth && worth - paid < BigInt(from)).toBe(true)
      }),
    )
  })

  it('of more compoints pays no less', () => {
    fc.assert(
      fc.property(anyAmount, fc.nat(10_000), anyRate, (compoints, more, [from, to]) => {
        const rate = rateOf(from, to)
        expect(exchangeOf(compoints + more, rate).amount).toBeGreaterThanOrEqual(exchangeOf(compoints, rate).amount)
      }),
    )
  })

  test.each([
    [200, rateOf(150, 100), { compoints: 200, amount: 133 }],
    [4, rateOf(150, 100), { compoints: 3, amount: 2 }],
    [1, rateOf(150, 100), { compoints: 0, amount: 0 }],
    [10, rateOf(1, 100), { compoints: 10, amount: 1000 }],
    [9_007_199_254_740_991, rateOf(3, 3), { compoints: 9_007_199_254_740_991, amount: 9_007_199_254_740_991 }],
  ])('of %i at %o', (compoints, rate, exchanged) => {
    expect(exchangeOf(compoints, rate)).toEqual(exchanged)
  })
})

describe('the rules of the amount', () => {
  const terms = { min: 15, max: 1000 }
  const rate = rateOf(150, 100)

  test.each([
    [null, 500, [{ name: 'required' }]],
    [14, 500, [{ name: 'below_minimum', params: { min: 15 } }]],
    [501, 500, [{ name: 'error_funds', params: { missing: 1 } }]],
    [1001, 2000, [{ name: 'above_maximum', params: { max: 1000 } }]],
    [1001, null, [{ name: 'above_maximum', params: { max: 1000 } }]],
    [15, 500, []],
    [500, 500, []],
  ])('of %s with %s', (compoints, have, errors) => {
    expect(exchangeErrors(compoints, terms, rate, have)).toEqual(errors)
  })

  it('refuse what is worth less than a minor unit', () => {
    expect(exchangeErrors(2, { min: 1, max: null }, rateOf(300, 100), 5)).toEqual([{ name: 'worth_nothing' }])
  })
})

describe('the steps to choose from', () => {
  test.each([
    [1280, { min: 15, max: 15_000 }, [100, 500, 1000, 1280]],
    [40, { min: 15, max: 15_000 }, [40]],
    [14, { min: 15, max: 15_000 }, []],
    [90_000, { min: 15, max: 15_000 }, [1000, 5000, 10_000, 15_000]],
    [100, { min: 15, max: null }, [50, 100]],
  ])('of %i compoints', (have, terms, steps) => {
    expect(stepsOf(have, terms)).toEqual(steps)
  })
})

describe('the bets that earn one compoint', () => {
  const config = { bets: [{ currency: 'EUR', amount: 1000 }], levelBonus: null, exchange: null }

  test.each([
    ['EUR', null, 1000],
    ['EUR', 0, 1000],
    ['EUR', 20, 834],
    ['USD', 20, null],
  ])('in %s with %s percent of the level', (currency, levelBonus, amount) => {
    expect(betsForOne({ ...config, levelBonus }, currency)).toBe(amount)
  })
})
