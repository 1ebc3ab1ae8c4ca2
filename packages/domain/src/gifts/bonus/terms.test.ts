/**
 * @promise Terms of a bonus: the terms of a bonus in five lines, unknown ones marked; its progress equals the
 *   platform's ledger after each tenth of 100 spins, with the game's share of a bet; an estimate in bets
 * @proof wagering.test, wagering-store.test, bonus/bet.test, bonus-progress.additions.test,
 *   sandbox/src/gifts/gift.test, bonus-terms.stories, balance-page.stories (WageringMoves), game-frame.stories
 *   (WageringABonus, WageringNothingHere, WageringOfUnknownShare)
 * @journey none
 */

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aGift } from '@croupier/platform-fixtures'
import type { Gift } from '../gift.ts'
import { isBonus } from '../gift-type.ts'
import { termsOf, wagerEnd, wagerTotal } from './terms.ts'

const NOW = Date.parse('2026-01-15T12:00:00Z')
const DAY = 86_400_000
const SLOTS = { slug: 'slots', name: 'Slots', share: 100 }

/** A bonus without any terms of the platform. */
const untold = (changes: Partial<Gift> = {}): Gift =>
  aGift({ amount: null, percent: null, wager: null, expiresAt: null, depositLimits: [], ...changes })

describe('the terms of a bonus', () => {
  test('that are missing are unknown, each on its own', () =>
    expect(termsOf(untold(), 'EUR')).toEqual({ amount: null, wager: null, time: null, maxBet: null, games: null }))

  test.each([
    ['a sum', { amount: 3000 }, { kind: 'sum', amount: 3000 }],
    [
      'a percentage up to what the deposits bring',
      { percent: 50, depositLimits: [{ currency: 'EUR', limit: 30_001 }] },
      { kind: 'percent', percent: 50, upTo: 15_000 },
    ],
    [
      'a percentage without a limit in the currency',
      { percent: 50, depositLimits: [{ currency: 'BRL', limit: 30_000 }] },
      { kind: 'percent', percent: 50, upTo: null },
    ],
    [
      'free spins',
      { spins: { count: 20, left: null, bet: 20 } },
      { kind: 'spins', spins: { count: 20, left: null, bet: 20 } },
    ],
  ] as const)('tell %s', (_, changes, amount) => expect(termsOf(untold(changes), 'EUR').amount).toEqual(amount))

  test('have no limit while the currency is unknown', () =>
    expect(termsOf(aGift({ percent: 50 }), null).amount).toEqual({ kind: 'percent', percent: 50, upTo: null }))

  test.each([
    ['nothing to wager', { wager: 0, amount: 3000 }, { times: 0, total: 0, isMost: false }],
    ['the sum of bets', { wager: 30, amount: 3000 }, { times: 30, total: 90_000, isMost: false }],
    ['the sum that the platform tells', { wager: 30, wagerTotal: 70_000 }, { times: 30, total: 70_000, isMost: false }],
    [
      'the most there can be',
      { wager: 30, percent: 50, depositLimits: [{ currency: 'EUR', limit: 30_000 }] },
      { times: 30, total: 450_000, isMost: true },
    ],
    ['no sum where the bonus is unknown', { wager: 30 }, { times: 30, total: null, isMost: false }],
  ])('tell %s', (_, changes, wager) => expect(termsOf(untold(changes), 'EUR').wager).toEqual(wager))

  test.each([
    ['the end of wagering', { wagerUntil: NOW + DAY, wagerDays: 7 }, { kind: 'until', at: NOW + DAY }],
    ['days before it is activated', { wagerDays: 7, expiresAt: NOW }, { kind: 'days', days: 7 }],
    ['its expiry where nothing else is told', { expiresAt: NOW }, { kind: 'until', at: NOW }],
  ])('tell %s', (_, changes, time) => expect(termsOf(untold(changes), 'EUR').time).toEqual(time))

  test.each([
    ['shares', { shares: [SLOTS] }],
    ['games', { games: [{ slug: 'book', name: 'Book' }] }],
    ['producers', { producers: [{ slug: 'north', name: 'North' }] }],
  ])('tell games where there are %s', (_, changes) =>
    expect(termsOf(untold(changes), 'EUR').games).toEqual({ games: [], producers: [], shares: [], ...changes }),
  )

  test('have the highest bet', () => expect(termsOf(untold({ maxBet: 500 }), 'EUR').maxBet).toBe(500))
})

describe('wagering ends', () => {
  test.each([
    ['when the platform says', { wagerUntil: NOW }, NOW],
    ['with the gift, if that is earlier', { wagerUntil: NOW + DAY, expiresAt: NOW }, NOW],
    ['with the active gift, whose days are counted already', { wagerDays: 7, expiresAt: NOW, state: 'activated' }, NOW],
    ['at an unknown time before it is activated', { wagerDays: 7, expiresAt: NOW }, null],
    ['at an unknown time where nothing is told', {}, null],
  ] as const)('%s', (_, changes, end) => expect(wagerEnd(untold(changes))).toBe(end))
})

test.each([
  [{ type: 'bonus_offer' }, true],
  [{ type: 'free_bets' }, true],
  [{ type: 'cash' }, false],
  [{ type: 'xp' }, false],
  [{ type: 'group' }, false],
  [{ type: 'other', wager: 5 }, true],
  [{ type: 'cash', wager: 0 }, false],
] as const)('%o is a bonus: %s', (changes, expected) => expect(isBonus(untold(changes))).toBe(expected))

test('the sum to wager is the bonus times its wager, in whole minor units', () => {
  fc.assert(
    fc.property(fc.nat(10_000_000), fc.integer({ min: 1, max: 800 }), (amount, tenths) => {
      const total = wagerTotal(aGift({ amount, wager: tenths / 10 })) ?? -1
      expect(Number.isSafeInteger(total)).toBe(true)
      expect(Math.abs(total * 10 - amount * tenths)).toBeLessThanOrEqual(5)
    }),
  )
})
