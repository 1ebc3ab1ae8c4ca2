import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aGame } from '@croupier/platform-fixtures'
import { createGameIndex, searchGames } from './game-index.ts'
import { asTypedInCyrillic, asTypedInLatin } from './keyboard-layout.ts'
import { allowedTypos } from './edit-distance.ts'
import { normalizeText } from './normalize.ts'

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

  test('no more than the limit, with the total of all', () => {
    expect(searchGames(index, 'book', { limit: 2 })).toMatchObject({
      games: [{ name: 'Book of Ríos' }, { name: 'Mountain Book' }],
      total: 4,
    })
  })

  describe('as it was meant', () => {
    const shelf = createGameIndex(
      [
        'Book of Sands',
        'Wild Sunshine',
        'Lucky Joker',
        'Thunder Fever II',
        'Thunder Fever',
        'Fruit Machine 7',
        'Gold Rush',
        'Bold Gold',
        'Золото Нила',
        'Pharaoh’s Treasures',
        'Skiing',
      ].map((name) => aGame(name)),
    )
    const meant = (query: string) => searchGames(shelf, query).games.map(({ name }) => name)

    test.each([
      ['a wrong letter', 'sunshime', 'Wild Sunshine'],
      ['a missing letter', 'sunshne', 'Wild Sunshine'],
      ['a letter too many', 'goldd rush', 'Gold Rush'],
      ['two letters swapped', 'wlid', 'Wild Sunshine'],
      ['the first letter wrong', 'hunder fever', 'Thunder Fever II'],
      ['an error before the word is finished', 'tresu', 'Pharaoh’s Treasures'],
      ['two errors in a long word', 'tresurse', 'Pharaoh’s Treasures'],
      ['an error in the other layout', 'пщвд кгыр', 'Gold Rush'],
      ['a Latin name written in Cyrillic', 'бук оф', 'Book of Sands'],
      ['a Latin name written in Cyrillic, vowels as they come', 'вайлд саншайн', 'Wild Sunshine'],
      ['a Latin name written in Cyrillic, sounds of two letters', 'лаки джокер', 'Lucky Joker'],
      ['a Latin name written in Cyrillic, an error in it', 'тандер фивер', 'Thunder Fever II'],
      ['Cyrillic written in Latin', 'zoloto', 'Золото Нила'],
      ['a number in the other figures', 'fever 2', 'Thunder Fever II'],
    ])('%s', (_, query, name) => expect(meant(query)).toContain(name))

    test('a short word has to be right, a longer one matches', () => {
      expect(meant('bok')).toEqual([])
      expect(meant('gxxd')).toEqual([])
    })

    test('what is there as typed comes first', () => {
      expect(meant('gold')).toEqual(['Gold Rush', 'Bold Gold'])
      expect(meant('bold')).toEqual(['Bold Gold', 'Gold Rush'])
    })

    test('a number is not found inside a word', () => expect(meant('2')).toEqual(['Thunder Fever II']))

    test('two texts of one script are compared by their letters, not by their sound', () => {
      expect(searchGames(createGameIndex([aGame('Fox')]), 'foks').games).toEqual([])
    })
  })
})

describe('whatever the catalogue', () => {
  const word = fc.stringMatching(/^[A-Za-zÀ-ÖØ-öА-Яа-яёЁ0-9]{1,8}$/)
  const name = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' '))
  const catalogue = fc.uniqueArray(name, { minLength: 1, maxLength: 30, selector: normalizeText }).map((names) =>
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
        const typed = normalizeText(game?.name ?? '')
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

  const letter = fc.stringMatching(/^[a-z]$/)
  /** A word with one letter changed, left out, added or swapped with its neighbour. */
  const withOneError = (text: string, at: number, kind: number, other: string) => {
    const place = at % text.length
    const [before, after] = [text.slice(0, place), text.slice(place)]
    if (kind === 0) return before + other + after.slice(1)
    if (kind === 1) return before + after.slice(1)
    if (kind === 2) return before + other + after
    return before + after.slice(1, 2) + after.slice(0, 1) + after.slice(2)
  }
  const error = fc.tuple(fc.nat(), fc.integer({ min: 0, max: 3 }), letter)
  // A letter put between two that are swapped is three errors, not two.
  const plainError = fc.tuple(fc.nat(), fc.integer({ min: 0, max: 2 }), letter)
  const longWord = fc.stringMatching(/^[a-z]{5,14}$/)

  test('a game is found by any of its words with one error in it, or two where it is long', () => {
    fc.assert(
      fc.property(
        fc.array(longWord, { minLength: 1, maxLength: 4 }),
        fc.nat(),
        error,
        plainError,
        plainError,
        (words, pick, any, one, two) => {
          const index = createGameIndex([
            aGame('Something else', { slug: 'other' }),
            aGame(words.join(' '), { slug: 'it' }),
          ])
          const word = words[pick % words.length] ?? ''
          const once = withOneError(word, ...any)
          const twice = withOneError(withOneError(word, ...one), ...two)
          const slugs = (query: string) => searchGames(index, query).games.map(({ slug }) => slug)
          expect(slugs(once)).toContain('it')
          if (allowedTypos(twice.length) === 2) expect(slugs(twice)).toContain('it')
        },
      ),
    )
  })

  test('what holds every word in one of the readings is found, before all else; nothing twice, and the total counts', () => {
    fc.assert(
      fc.property(catalogue, name, (some, query) => {
        const { games: hits, total } = searchGames(createGameIndex(some), query)
        const ways = [query, asTypedInLatin(query), asTypedInCyrillic(query)].map((text) =>
          normalizeText(text).split(' '),
        )
        const expected = some
          .filter((game) => {
            const texts = [normalizeText(game.name), normalizeText(game.producer?.name ?? '')]
            return ways.some(
              (words) => words[0] !== '' && words.every((part) => texts.some((text) => text.includes(part))),
            )
          })
          .map(({ slug }) => slug)
        const found = hits.map(({ slug }) => slug)
        expect(new Set(found.slice(0, expected.length))).toEqual(new Set(expected))
        expect(new Set(found).size).toBe(found.length)
        expect(total).toBe(found.length)
      }),
    )
  })

  test('whatever is typed, with the whole catalogue: never a fault', () => {
    fc.assert(
      fc.property(catalogue, fc.string({ unit: 'grapheme', maxLength: 40 }), (some, query) => {
        const { games: hits, total } = searchGames(createGameIndex(some), query)
        expect(hits.length).toBe(total)
      }),
    )
  })
})
