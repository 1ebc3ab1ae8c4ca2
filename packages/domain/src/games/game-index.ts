import type { Game } from './game.ts'
import { asTypedInCyrillic, asTypedInLatin } from './keyboard-layout.ts'
import { fold } from './search-fold.ts'

/** A game as search shows it. */
export type FoundGame = Pick<Game, 'slug' | 'name' | 'preview' | 'producer' | 'isDisabled'>

interface IndexedGame {
  readonly game: FoundGame
  readonly categories: readonly string[]
  /** Folded, with a space before each word: a word begins at `' ' + word`. */
  readonly name: string
  readonly producer: string
}

/** The catalogue prepared for search: folded once, not at each keystroke. In the server's order. */
export interface GameIndex {
  readonly entries: readonly IndexedGame[]
}

/** What a search found: ranked games, at most `limit`, and how many there were. */
export interface SearchResults {
  readonly games: readonly FoundGame[]
  readonly total: number
}

/** No answer is longer than this (core.md, 9). */
export const SEARCH_LIMIT = 1000

export function createGameIndex(games: readonly Game[]): GameIndex {
  const producers = new Map<string, { shown: FoundGame['producer']; folded: string }>()
  const entries = games.map((game): IndexedGame => {
    const producer = producers.get(game.producer.slug) ?? {
      shown: game.producer,
      folded: ` ${fold(game.producer.name)}`,
    }
    producers.set(game.producer.slug, producer)
    return {
      game: {
        slug: game.slug,
        name: game.name,
        preview: game.preview,
        producer: producer.shown,
        isDisabled: game.isDisabled,
      },
      categories: game.categories,
      name: ` ${fold(game.name)}`,
      producer: producer.folded,
    }
  })
  return { entries }
}

/** Parts of one catalogue, in order. */
export const joinIndexes = (parts: readonly GameIndex[]): GameIndex => ({
  entries: parts.flatMap(({ entries }) => entries),
})

/** Best first: the name begins with the query; each word begins a word of it; is inside it; is the producer's. */
type Rank = 0 | 1 | 2 | 3
const RANKS = 4

interface Reading {
  readonly text: string
  readonly words: readonly string[]
}

function readingOf(text: string): Reading | null {
  const folded = fold(text)
  return folded === '' ? null : { text: folded, words: folded.split(' ') }
}

/** The query as typed, then as it would be had the other keyboard layout been on. */
function readings(query: string): Reading[] {
  const found: Reading[] = []
  for (const text of [query, asTypedInLatin(query), asTypedInCyrillic(query)]) {
    const reading = readingOf(text)
    if (reading && !found.some((known) => known.text === reading.text)) found.push(reading)
  }
  return found
}

function rankOf(entry: IndexedGame, { text, words }: Reading): Rank | null {
  if (entry.name.startsWith(text, 1)) return 0
  let rank: Rank = 1
  for (const word of words) {
    const at = entry.name.indexOf(word)
    if (at < 0) {
      if (!entry.producer.includes(word)) return null
      rank = 3
    } else if (rank < 2 && !entry.name.includes(` ${word}`)) {
      rank = 2
    }
  }
  return rank
}

/**
 * Games that hold every word of the query, in any order, in the name or the producer's name. What was typed as it
 * stands comes before what the other layout gives, and within one rank the server's order stays. An empty query finds
 * nothing.
 */
export function searchGames(
  index: GameIndex,
  query: string,
  { categories = [], limit = SEARCH_LIMIT }: { categories?: readonly string[]; limit?: number } = {},
): SearchResults {
  const ways = readings(query)
  const buckets: FoundGame[][] = Array.from({ length: ways.length * RANKS }, () => [])
  let total = 0
  for (const entry of index.entries) {
    if (categories.length > 0 && !categories.some((slug) => entry.categories.includes(slug))) continue
    for (const [way, reading] of ways.entries()) {
      const rank = rankOf(entry, reading)
      if (rank === null) continue
      buckets[way * RANKS + rank]?.push(entry.game)
      total += 1
      break
    }
  }
  return { games: buckets.flat().slice(0, limit), total }
}
