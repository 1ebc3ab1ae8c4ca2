import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aGame } from '../testing/games.ts'
import { createGameIndex, searchGames } from './game-index.ts'
import { asTypedInCyrillic, asTypedInLatin } from './keyboard-layout.ts'
import { fold } from './search-fold.ts'

const amber = { slug: 'amber', name: 'Amber Play' }
const cobalt = { slug: 'cobalt', name: 'Cobalt' }
const games = [
  aGame('Mountain Book', { producer: cobalt }),
  aGame('Book of Ríos', { producer: amber, categories: ['slots', 'top'] }),
  aGame('Notebook Fever', { producer: amber, categories: ['newgames'] }),
  aGame('Amber Nights', { producer: cobalt }),
  aGame("Joker's Garden", { producer: cobalt, categories: ['table'] }),
  aGame('Колобок', { producer: cobalt }),
  aGame('Rios Bookmaker', { producer: cobalt }),
]
const index = createGameIndex(games)
const found = (query: string, options?: Parameters<typeof searchGames>[2]) =>
  searchGames(index, query, options).games.map(({ name }) => name)

describe('searchGames', () => {
  test.each([
    ['nothing typed', '', []],
    ['only signs typed', ' -!', []],
    [
      "prefix of the name first, then words' beginnings, then inside",
      'book',
      ['Book of Ríos', 'Mountain Book', 'Rios Bookmaker', 'Notebook Fever'],
    ],
    ['whatever the case', 'BOOK OF', ['Book of Ríos']],
    ['words in any order', 'rios book', ['Rios Bookmaker', 'Book of Ríos']],
    ['words in part', 'ri bo', ['Book of Ríos', 'Rios Bookmaker']],
    ['diacritics in the query', 'ríós', ['Rios Bookmaker', 'Book of Ríos']],
    ['apostrophes', 'jokers', ["Joker's Garden"]],
    ['the producer after the name', 'amber', ['Amber Nights', 'Book of Ríos', 'Notebook Fever']],
    ['producer and name together', 'fever amber', ['Notebook Fever']],
    [
      'typed with the Cyrillic layout on',
      'ищщл',
      ['Book of Ríos', 'Mountain Book', 'Rios Bookmaker', 'Notebook Fever'],
    ],
    ['typed with the Latin layout on', 'rjkj,jr', ['Колобок']],
    ['layouts mixed', 'кшщы book', ['Rios Bookmaker', 'Book of Ríos']],
    ['a word that is nowhere', 'book xyzzy', []],
    ['what looks like a pattern', 'book.*', ['Book of Ríos', 'Mountain Book', 'Rios Bookmaker', 'Notebook Fever']],
  ])('%s', (_, query, names) => expect(found(query)).toEqual(names))

  test('only within the categories asked for', () => {
    expect(found('book', { categories: ['top', 'newgames'] })).toEqual(['Book of Ríos', 'Notebook Fever'])
    expect(found('book', { categories: ['live'] })).toEqual([])
  })

  test('no more than the limit, but the total says how many there are', () => {
    expect(searchGames(index, 'book', { limit: 2 })).toMatchObject({
      games: [{ name: 'Book of Ríos' }, { name: 'Mountain Book' }],
      total: 4,
    })
  })

  test('what was typed as it stands comes before what the other layout gives', () => {
    const both = createGameIndex([aGame('Руды'), aGame('Heltemod helds')])
    expect(searchGames(both, 'held').games.map(({ name }) => name)).toEqual(['Heltemod helds'])
    expect(searchGames(both, 'Hel').games.map(({ name }) => name)).toEqual(['Heltemod helds', 'Руды'])
  })

  test('shows what a result needs and no more', () => {
    expect(searchGames(index, 'fever').games).toEqual([
      {
        slug: 'notebook-fever',
        name: 'Notebook Fever',
        preview: '/cdn/games/notebook-fever.svg',
        producer: amber,
        isDisabled: false,
      },
    ])
  })
})

describe('whatever the catalogue', () => {
  const word = fc.stringMatching(/^[A-Za-zÀ-ÖØ-öА-Яа-яёЁ0-9]{1,8}$/)
  const name = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' '))
  const catalogue = fc.uniqueArray(name, { minLength: 1, maxLength: 30, selector: fold }).map((names) =>
    names.map((text, at) =>
      aGame(text, {
        slug: `g${at}`,
        producer: { slug: `p${at % 3}`, name: ['Amber', 'Cobalt', 'Émile'][at % 3] ?? '' },
      }),
    ),
  )

  test('a game is found by the beginnings of its words in any order, in any case, without diacritics', () => {
    fc.assert(
      fc.property(catalogue, fc.nat(), fc.integer({ min: 1, max: 8 }), fc.boolean(), (some, pick, length, upper) => {
        const game = some[pick % some.length]
        const typed = fold(game?.name ?? '')
          .split(' ')
          .map((part) => part.slice(0, length))
          .reverse()
          .join(' ')
        const { games: hits } = searchGames(createGameIndex(some), upper ? typed.toUpperCase() : typed)
        expect(hits.map(({ slug }) => slug)).toContain(game?.slug)
      }),
    )
  })

  test('a Latin name is found when typed with the Cyrillic layout, a Cyrillic one with the Latin', () => {
    const latin = fc.stringMatching(/^[a-z]{2,12}$/)
    const cyrillic = fc.stringMatching(/^[а-яё]{2,12}$/)
    fc.assert(
      fc.property(latin, cyrillic, (inLatin, inCyrillic) => {
        const some = createGameIndex([aGame(inLatin, { slug: 'latin' }), aGame(inCyrillic, { slug: 'cyrillic' })])
        const slugs = (query: string) => searchGames(some, query).games.map(({ slug }) => slug)
        expect(slugs(asTypedInCyrillic(inLatin))).toContain('latin')
        expect(slugs(asTypedInLatin(inCyrillic))).toContain('cyrillic')
      }),
    )
  })

  test('each result holds every word in one of the readings, none twice, and the total counts them', () => {
    fc.assert(
      fc.property(catalogue, name, (some, query) => {
        const { games: hits, total } = searchGames(createGameIndex(some), query)
        const ways = [query, asTypedInLatin(query), asTypedInCyrillic(query)].map((text) => fold(text).split(' '))
        const expected = some.filter((game) => {
          const texts = [fold(game.name), fold(game.producer.name)]
          return ways.some(
            (words) => words[0] !== '' && words.every((part) => texts.some((text) => text.includes(part))),
          )
        })
        expect(new Set(hits.map(({ slug }) => slug))).toEqual(new Set(expected.map(({ slug }) => slug)))
        expect(total).toBe(hits.length)
        expect(total).toBe(expected.length)
      }),
    )
  })
})
