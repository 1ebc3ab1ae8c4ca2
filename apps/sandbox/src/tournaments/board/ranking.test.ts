/**
 * @promise Tournaments: scores by mechanic, in the tournament's currency, of bets on the limits and in its games,
 *   for the chosen one only; ties, places around, the series' board; the end with gifts and messages
 * @proof tournaments/playing.test
 * @journey none
 */

import { describe, expect, it } from 'vitest'
import { around, ranked, type Scored } from './ranking.ts'
import { combined, isWithin, scoreOf, statusAt } from '../tournament.ts'

const one = (id: number, score: number, at = id): Scored => ({ id, username: `p${id}`, score, at, playerId: id })

describe('a board', () => {
  it('has the best first, of equal scores the earlier, and one position for both', () => {
    const board = ranked([one(1, 50), one(2, 70, 9), one(3, 90), one(4, 70, 3), one(5, 10)])
    expect(board.map(({ id, position }) => [id, position])).toEqual([
      [3, 1],
      [4, 2],
      [2, 2],
      [1, 4],
      [5, 5],
    ])
  })

  it('shows the places around a player, fewer at its ends', () => {
    const board = ranked([1, 2, 3, 4, 5, 6].map((id) => one(id, 100 - id)))
    const ids = (id: number) => around(board, id, 2).map((standing) => standing.id)
    expect([ids(1), ids(3), ids(6), ids(7)]).toEqual([[1, 2, 3], [1, 2, 3, 4, 5], [4, 5, 6], []])
  })
})

describe('a score', () => {
  const spin = { bet: 200, win: 700, currency: 'EUR' } as const
  it.each([
    ['bets', 200],
    ['wins', 700],
    ['multipliers', 350],
    ['best', 350],
  ] as const)('by %s', (mechanic, expected) => {
    expect(scoreOf({ mechanic, scoreCurrency: 'EUR' }, spin)).toBe(expected)
  })

  it('counts in the currency of the tournament', () => {
    expect(scoreOf({ mechanic: 'bets', scoreCurrency: 'RUB' }, spin)).toBe(20_000)
    expect(scoreOf({ mechanic: 'wins', scoreCurrency: 'EUR' }, { bet: 100, win: 12_345, currency: 'RUB' })).toBe(123)
  })

  it('is a sum, or the best', () => {
    expect([combined('multipliers', [350, 120]), combined('best', [350, 120]), combined('best', [])]).toEqual([
      470, 350, 0,
    ])
  })
})

it.each([
  [{ min: 20, max: 500 }, [1999, 2000, 50_000, 50_001], [false, true, true, false]],
  [{ min: 20, max: 0 }, [1999, 2000, 9_999_999], [false, true, true]],
  [{ min: 0, max: 0 }, [1], [true]],
])('bets of %o count with the limits', (bets, amounts, expected) => {
  expect(amounts.map((bet) => isWithin({ bets }, bet, 'RUB'))).toEqual(expected)
})

it('a tournament is created before its start, active from it and finished from its end', () => {
  expect([9, 10, 19, 20].map((now) => statusAt({ startsAt: 10, endsAt: 20 }, now))).toEqual([
    'created',
    'active',
    'active',
    'finished',
  ])
})
