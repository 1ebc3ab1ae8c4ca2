/**
 * @promise Lobby, games and search: studios: the first 8 are shown apart, a search begins with 3 characters
 * @journey none
 */

import { describe, expect, test } from 'vitest'
import { type GameProducer, byPosition, chooseProducers, withPlayersOnline } from './producer.ts'

const producer = (slug: string, playersOnline = 0): GameProducer => ({
  kind: 'producer',
  id: slug,
  slug,
  name: slug,
  url: `/producers/${slug}`,
  position: 0,
  image: null,
  playersOnline,
  gamesCount: null,
})
const names = [
  'Amber',
  'Amberlight',
  'Boreal',
  'Cobalt',
  'Delta',
  'Ember',
  'Fjord',
  'Granite',
  'Harbor',
  'Ivory',
  'Ямб',
  'Émile',
]
const all = names.map((name) => ({ name }))
const found = (typed: string) => {
  const choice = chooseProducers(all, typed)
  return choice.kind === 'found' ? choice.producers.map(({ name }) => name) : choice.kind
}

test('producers are in the order of their positions, those without one as they came', () => {
  const given = [producer('c'), { ...producer('b'), position: 2 }, { ...producer('a'), position: 1 }, producer('d')]
  expect(byPosition(given).map(({ slug }) => slug)).toEqual(['c', 'd', 'a', 'b'])
})

describe('chooseProducers', () => {
  test.each(['', 'a', 'am', '  am  ', '   '])('%j is too short: the first 8, then the others', (typed) => {
    expect(chooseProducers(all, typed)).toEqual({ kind: 'browse', top: all.slice(0, 8), others: all.slice(8) })
  })
  test.each([
    ['amb', ['Amber', 'Amberlight']],
    ['AMBERL', ['Amberlight']],
    [' amber ', ['Amber', 'Amberlight']],
    ['ямб', ['Ямб']],
    ['ber', []],
    ['(*[', []],
  ])('%j finds %j', (typed, expected) => expect(found(typed)).toEqual(expected))
  test('few producers are all on top', () => {
    expect(chooseProducers(all.slice(0, 3), '')).toEqual({ kind: 'browse', top: all.slice(0, 3), others: [] })
  })
})

describe('withPlayersOnline', () => {
  test('changes the counts that came, keeps the rest and the order', () => {
    const before = [producer('a', 1), producer('b', 2), producer('c', 3)]
    const after = withPlayersOnline(before, [
      { slug: 'c', playersOnline: 30 },
      { slug: 'unknown', playersOnline: 9 },
      { slug: 'a', playersOnline: 1 },
    ])
    expect(after.map(({ playersOnline }) => playersOnline)).toEqual([1, 2, 30])
    expect(after[0]).toBe(before[0])
    expect(after[1]).toBe(before[1])
  })
})
