import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aGift } from '@croupier/platform-fixtures'
import { betsLeft, gameShare, runningBonuses, wagerProgress, type WageredGame } from './wagering.ts'

const NOW = Date.parse('2026-01-15T12:00:00Z')
const amounts = fc.nat(100_000_000)

describe('the progress of a bonus', () => {
  const bonus = aGift({ state: 'activated', amount: 1000, wager: 30, rollover: 12 })

  test.each([
    ['half is wagered', bonus, 15_000, { total: 30_000, left: 15_000, done: 50 }],
    ['all is wagered', bonus, 0, { total: 30_000, left: 0, done: 100 }],
    ['another bonus is to be wagered too', bonus, 90_000, { total: 30_000, left: 30_000, done: 0 }],
    ['the balance is unknown', bonus, null, { total: 30_000, left: null, done: 12 }],
    ['the total is unknown', { ...bonus, amount: null }, 15_000, { total: null, left: 15_000, done: 12 }],
    ['nothing is known', { ...bonus, wager: null, rollover: null }, null, { total: null, left: null, done: null }],
    ['nothing has to be wagered', { ...bonus, wagerTotal: 0 }, 0, { total: 0, left: 0, done: 12 }],
  ])('when %s', (_, gift, wagering, progress) => expect(wagerProgress(gift, wagering)).toEqual(progress))

  test('stays between nothing and all, and never goes back while less is left', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), amounts, amounts, (wagerTotal, one, other) => {
        const doneAt = (wagering: number) => wagerProgress({ ...bonus, wagerTotal }, wagering).done ?? -1
        const [less, more] = [Math.min(one, other), Math.max(one, other)]
        expect(doneAt(more)).toBeGreaterThanOrEqual(0)
        expect(doneAt(less)).toBeLessThanOrEqual(100)
        expect(doneAt(less)).toBeGreaterThanOrEqual(doneAt(more))
      }),
    )
  })
})

describe('the running bonuses', () => {
  const active = aGift({ state: 'activated', amount: 1000, wager: 30, rollover: 12 })
  const spins = { count: 9, left: 3, bet: 20 }

  test.each([
    [{}, true],
    [{ state: 'received' }, false],
    [{ state: 'used' }, false],
    [{ expiresAt: NOW }, false],
    [{ type: 'xp', wager: null }, false],
    [{ spins }, false],
    [{ spins, wagerTotal: 600 }, true],
  ] as const)('have one that is %o: %s', (changes, expected) =>
    expect(runningBonuses([{ ...active, ...changes }], 0, NOW)).toHaveLength(expected ? 1 : 0),
  )

  test('are those of the platform if there are several', () => {
    const other = { ...active, id: '2', rollover: 64 }
    const progress = runningBonuses([active, other], 15_000, NOW).map((one) => one.progress)
    expect(progress).toEqual([
      { total: 30_000, left: null, done: 12 },
      { total: 30_000, left: null, done: 64 },
    ])
  })
})

describe('how much of a bet counts', () => {
  const share = (slug: string, percent: number) => ({ slug, name: slug, share: percent })
  const shares = [share('slots', 100), share('newgames', 50), share('table', 10)]
  const game: WageredGame = {
    slug: 'book',
    categories: ['slots'],
    producer: { slug: 'north' },
    allowsBonusBalance: true,
  }
  const place = (slug: string) => [{ slug, name: slug }]

  test.each([
    ['all', { shares }, {}, 100],
    ['the least of its categories', { shares }, { categories: ['slots', 'newgames'] }, 50],
    ['nothing in another category', { shares }, { categories: ['crash_games'] }, 0],
    ['nothing where bets take real money only', { shares }, { allowsBonusBalance: false }, 0],
    ['an unknown share', {}, {}, null],
    ['nothing outside its games', { shares, games: place('other') }, {}, 0],
    ['all in its games', { shares, games: place('book') }, {}, 100],
    ['nothing of other producers', { shares, producers: place('south') }, {}, 0],
    ['nothing of an unknown producer', { shares, producers: place('north') }, { producer: null }, 0],
    [
      'all of what free spins won, outside the games of the spins',
      { shares, games: place('other'), producers: place('south'), spins: { count: 9, left: 0, bet: 20 } },
      {},
      100,
    ],
  ])('is %s', (_, gift, changes, expected) => expect(gameShare(aGift(gift), { ...game, ...changes })).toBe(expected))
})

describe('the estimate in bets', () => {
  test.each([
    [1000, 100, 100, 10],
    [1001, 100, 100, 11],
    [1000, 100, 10, 100],
    [1, 100, 100, 1],
    [0, 100, 100, 0],
    [-5, 100, 100, 0],
    [1000, 0, 100, null],
    [1000, 100, 0, null],
    [null, 100, 100, null],
    [1000, null, 100, null],
    [1000, 100, null, null],
  ])('%s left at bets of %s that count %s percent: %s', (left, bet, share, expected) =>
    expect(betsLeft(left, bet, share)).toBe(expected),
  )

  test('is enough, and one bet less is not', () => {
    const bets = fc.integer({ min: 1, max: 1_000_000 })
    fc.assert(
      fc.property(amounts, bets, fc.integer({ min: 1, max: 100 }), (left, bet, share) => {
        const count = betsLeft(left, bet, share) ?? 0
        expect(count * bet * share).toBeGreaterThanOrEqual(left * 100)
        if (count > 0) expect((count - 1) * bet * share).toBeLessThan(left * 100)
      }),
    )
  })

  test('grows with what is left, and shrinks with the bet and the share', () => {
    const bets = fc.integer({ min: 1, max: 1_000_000 })
    const shares = fc.integer({ min: 1, max: 99 })
    fc.assert(
      fc.property(amounts, bets, shares, (left, bet, share) => {
        const count = betsLeft(left, bet, share) ?? 0
        expect(betsLeft(left + 1, bet, share)).toBeGreaterThanOrEqual(count)
        expect(betsLeft(left, bet + 1, share)).toBeLessThanOrEqual(count)
        expect(betsLeft(left, bet, share + 1)).toBeLessThanOrEqual(count)
      }),
    )
  })
})
