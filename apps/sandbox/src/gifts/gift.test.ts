import { describe, expect, it } from 'vitest'
import { wagerShare } from './gift.ts'

describe('the share of a bet that counts for wagering', () => {
  const game = { slug: 'book', categories: ['slots', 'top'], producer: { slug: 'north' }, allowsBonusBalance: true }
  const shares = { slots: 100, newgames: 50, table: 10 }

  it.each([
    ['all where no shares are set', {}, {}, 100],
    ['all where the set is empty', { shares: {} }, {}, 100],
    ['that of the category', { shares }, {}, 100],
    ['the least of several categories', { shares }, { categories: ['slots', 'newgames'] }, 50],
    ['none of other categories', { shares }, { categories: ['crash_games'] }, 0],
    ['none in a game for real money', {}, { allowsBonusBalance: false }, 0],
    ['none in other games', { games: ['other'] }, {}, 0],
    ['none in games of other producers', { producers: ['south'] }, {}, 0],
    ['all where only the spins are for other games', { games: ['other'], spins: { count: 1, bet: 20 } }, {}, 100],
  ])('is %s', (_, terms, changes, share) => expect(wagerShare(terms, { ...game, ...changes })).toBe(share))
})
