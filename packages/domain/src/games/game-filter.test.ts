/**
 * @promise Lobby, games and search: filters: address, counts, nothing found, the same list from the server
 * @proof games-address.test, narrowed-games.stories
 * @journey games/filters
 */

import { describe, expect, test } from 'vitest'
import { aGame } from '@croupier/platform-fixtures'
import { WHOLE_CATALOGUE, partsOf, toggled, without } from './game-filter.ts'
import { countChoices } from './catalogue/narrowing.ts'
import type { GameTrait } from './game.ts'
import { createGameIndex } from './search/game-index.ts'
import { findGames } from './catalogue/whole-catalogue.ts'

const amber = { slug: 'amber', name: 'Amber' }
const cobalt = { slug: 'cobalt', name: 'Cobalt' }
const games = [
  aGame('Zeta 10', { producer: amber, badges: ['top'] }),
  aGame('Zeta 9', { producer: cobalt, badges: ['new', 'jackpot'], hasDemo: false }),
  aGame('Alpha', { producer: amber, badges: ['new'], categories: ['table'] }),
  aGame('Émile', { producer: { slug: 'delta', name: 'Delta' }, categories: ['slots', 'top'] }),
]
const index = createGameIndex(games)
const found = (filter: Partial<typeof WHOLE_CATALOGUE>, own: string[] = []) =>
  findGames(index, { ...WHOLE_CATALOGUE, ...filter }, { own }).map(({ name }) => name)

describe('findGames', () => {
  test.each([
    ['nothing asked: all, in the order of the platform', {}, ['Zeta 10', 'Zeta 9', 'Alpha', 'Émile']],
    ['a category', { category: 'table' }, ['Alpha']],
    ['any of the producers', { producers: ['amber', 'delta'] }, ['Zeta 10', 'Alpha', 'Émile']],
    ['any of the marks', { badges: ['top', 'jackpot'] as const }, ['Zeta 10', 'Zeta 9']],
    ['producers and marks: both', { producers: ['amber'], badges: ['new'] as const }, ['Alpha']],
    ['with a demo', { demo: true }, ['Zeta 10', 'Alpha', 'Émile']],
    ['searched', { query: 'zeta', demo: true }, ['Zeta 10']],
    ['new first, and else as it was', { sort: 'new' as const }, ['Zeta 9', 'Alpha', 'Zeta 10', 'Émile']],
    ['by name, numbers as numbers', { sort: 'name' as const }, ['Alpha', 'Émile', 'Zeta 9', 'Zeta 10']],
    ['nothing has it', { category: 'table', badges: ['jackpot'] as const }, []],
  ])('%s', (_, filter, names) => expect(found(filter)).toEqual(names))

  test("the visitor's own choice is in its own order, the latest first, without what is gone", () => {
    expect(found({ favourites: true }, ['émile', 'gone', 'zeta-10'])).toEqual(['Émile', 'Zeta 10'])
    expect(found({ favourites: true }, [])).toEqual([])
  })
})

test('each choice is counted as if its kind were not chosen yet', () => {
  const counts = countChoices(games, { category: null, producers: ['amber'], badges: ['new'], traits: [], demo: false })
  expect(counts.total).toBe(1)
  expect([...counts.producers]).toEqual([
    ['cobalt', 1],
    ['amber', 1],
  ])
  expect([...counts.badges]).toEqual([
    ['top', 1],
    ['new', 1],
  ])
  expect([...counts.categories]).toEqual([['table', 1]])
  expect(counts.demo).toBe(1)
})

test('taking away every part one by one leaves the whole', () => {
  const all = {
    ...WHOLE_CATALOGUE,
    query: 'x',
    category: 'slots',
    producers: ['a', 'b'],
    badges: ['new', 'top'] as const,
    traits: ['rtp-96', 'no-jackpot'] as const,
    demo: true,
    favourites: true,
  }
  const parts = partsOf(all)
  expect(parts).toHaveLength(10)
  expect(parts.reduce(without, all)).toEqual(WHOLE_CATALOGUE)
})

test('a toggled value comes or goes, in the order of all', () => {
  expect(toggled(['c'], 'a', ['a', 'b', 'c'])).toEqual(['a', 'c'])
  expect(toggled(['a', 'c'], 'a', ['a', 'b', 'c'])).toEqual(['c'])
})

describe('how games pay', () => {
  const paying = [
    aGame('Calm', { figures: { rtp: 96, volatility: 'low', euroStakes: { min: 20, max: 10_000 } } }),
    aGame('Wild', {
      figures: { rtp: 97.5, volatility: 'high', euroStakes: { min: 50, max: 20_000 }, euroJackpot: 1_000_000 },
      badges: ['jackpot'],
    }),
    aGame('Greedy', { figures: { rtp: 95.99, volatility: 'medium', euroJackpot: 999_999 }, badges: ['jackpot'] }),
    aGame('Silent'),
  ]
  const among = createGameIndex(paying)
  const chosen = (traits: readonly GameTrait[]) =>
    findGames(among, { ...WHOLE_CATALOGUE, traits }, { own: [] }).map(({ name }) => name)

  test.each([
    [['rtp-96'], ['Calm', 'Wild']],
    [
      ['volatility-low', 'volatility-medium'],
      ['Calm', 'Greedy'],
    ],
    [['rtp-96', 'volatility-low', 'volatility-high', 'no-jackpot'], ['Calm']],
    [['stake-small'], ['Calm']],
    [['stake-large'], ['Wild']],
    [['jackpot-large'], ['Wild']],
    [['no-jackpot'], ['Calm', 'Silent']],
  ] as const)('%s', (traits, names) => expect(chosen(traits)).toEqual(names))

  test('is counted as if none of its kind were chosen', () => {
    const { traits } = countChoices(paying, { ...WHOLE_CATALOGUE, traits: ['volatility-low', 'rtp-96'] })
    expect([...traits]).toEqual([
      ['rtp-96', 1],
      ['volatility-low', 1],
      ['volatility-medium', 0],
      ['volatility-high', 1],
      ['stake-small', 1],
      ['stake-large', 0],
      ['jackpot-large', 0],
      ['no-jackpot', 1],
    ])
  })

  test('is not offered where the platform does not say it', () => {
    const silent = [aGame('One'), aGame('Two', { badges: ['jackpot'] })]
    expect([...countChoices(silent, WHOLE_CATALOGUE).traits.keys()]).toEqual(['no-jackpot'])
    expect(countChoices([aGame('One')], WHOLE_CATALOGUE).traits.size).toBe(0)
  })
})
