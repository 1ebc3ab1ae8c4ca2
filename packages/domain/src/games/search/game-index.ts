import { phoneticKey, consonantsOf, isCyrillic } from './phonetic.ts'
import { SEARCH_LIMIT, type SearchResults } from './search-results.ts'
import type { Game } from '../game.ts'
import { asTypedInCyrillic, asTypedInLatin } from './keyboard-layout.ts'
import { startsWithTypos, allowedTypos } from './edit-distance.ts'
import { inOtherFigures } from './numerals.ts'
import { normalizeText } from './normalize.ts'

interface IndexedText {
  /** With a space before and after each word, so that a word starts at `' ' + word`. */
  readonly text: string
  readonly words: readonly string[]
}

interface IndexedGame {
  readonly game: Game
  readonly name: IndexedText
  readonly producer: IndexedText
  /** Phonetic keys of both. */
  readonly phonetic: { readonly name: IndexedText; readonly producer: IndexedText }
  readonly isCyrillic: boolean
}

/** The indexed catalogue in the server's order: normalized once, not at each keystroke. */
export interface GameIndex {
  readonly entries: readonly IndexedGame[]
}

const indexed = (normalized: string): IndexedText => ({ text: ` ${normalized} `, words: normalized.split(' ') })

export function createGameIndex(games: readonly Game[]): GameIndex {
  const producers = new Map<string, { plain: IndexedText; phonetic: IndexedText }>()
  const entries = games.map((game): IndexedGame => {
    const normalized = normalizeText(game.name)
    const { slug = '', name: producerName = '' } = game.producer ?? {}
    let producer = producers.get(slug)
    if (!producer) {
      const name = normalizeText(producerName)
      producer = { plain: indexed(name), phonetic: indexed(phoneticKey(name)) }
      producers.set(slug, producer)
    }
    return {
      game,
      name: indexed(normalized),
      producer: producer.plain,
      phonetic: { name: indexed(phoneticKey(normalized)), producer: producer.phonetic },
      isCyrillic: isCyrillic(normalized),
    }
  })
  return { entries }
}

export const joinIndexes = (parts: readonly GameIndex[]): GameIndex => ({
  entries: parts.flatMap(({ entries }) => entries),
})

/** Best first: the name starts with the query; words start with it; inside the name; in the producer's name. */
type Rank = 0 | 1 | 2 | 3
const RANKS = 4

interface Reading {
  readonly text: string
  readonly words: readonly SoughtWord[]
  /** Compared by phonetic keys, for a query and a name in different scripts. */
  readonly isPhonetic: boolean
}

interface SoughtWord {
  readonly word: string
  /** The same number in the other numerals, as a whole word. */
  readonly otherFigures: string | null
  /** Whether a word of the catalogue matches with typing errors; cached per search. */
  readonly matchesWithTypos: (other: string) => boolean
}

function soughtWord(word: string, isPhonetic: boolean): SoughtWord {
  const known = new Map<string, boolean>()
  const errors = allowedTypos(word.length)
  const consonants = isPhonetic ? consonantsOf(word) : ''
  const compare = (other: string): boolean =>
    (errors > 0 && startsWithTypos(other, word, errors)) ||
    (consonants.length >= MIN_CONSONANTS && other[0] === word[0] && consonantsOf(other).startsWith(consonants))
  const figures = inOtherFigures(word)
  return {
    word,
    otherFigures: figures === undefined ? null : ` ${figures} `,
    matchesWithTypos(other) {
      let answer = known.get(other)
      if (answer === undefined) known.set(other, (answer = compare(other)))
      return answer
    },
  }
}

/** Fewer consonants match too many words. */
const MIN_CONSONANTS = 3

/** The query as typed, as in the other keyboard layout, and as its phonetic key. */
function readings(query: string): Reading[] {
  const found: Reading[] = []
  const add = (text: string, isPhonetic: boolean) => {
    if (text === '' || found.some((known) => known.text === text && known.isPhonetic === isPhonetic)) return
    found.push({ text, isPhonetic, words: text.split(' ').map((word) => soughtWord(word, isPhonetic)) })
  }
  for (const text of [query, asTypedInLatin(query), asTypedInCyrillic(query)]) add(normalizeText(text), false)
  add(phoneticKey(normalizeText(query)), true)
  return found
}

function rankOf(name: IndexedText, producer: IndexedText, { text, words }: Reading): Rank | null {
  if (name.text.startsWith(text, 1)) return 0
  let rank: Rank = 1
  for (const { word, otherFigures } of words) {
    if (otherFigures !== null && name.text.includes(otherFigures)) continue
    const at = name.text.indexOf(word)
    if (at < 0) {
      if (!producer.text.includes(word)) return null
      rank = 3
    } else if (rank < 2 && name.text[at - 1] !== ' ' && !name.text.includes(` ${word}`)) {
      rank = 2
    }
  }
  return rank
}

function matchesWithTypos(name: IndexedText, producer: IndexedText, { words }: Reading): boolean {
  return words.every(
    ({ word, matchesWithTypos: matches }) =>
      name.text.includes(word) ||
      name.words.some(matches) ||
      producer.text.includes(word) ||
      producer.words.some(matches),
  )
}

/** Games that contain every word of the query. Order: as typed, other keyboard layout, phonetic, with typing errors. */
export function searchGames(
  index: GameIndex,
  query: string,
  { limit = SEARCH_LIMIT }: { limit?: number } = {},
): SearchResults {
  const ways = readings(query)
  const isAskedInCyrillic = isCyrillic(query)
  const exact = ways.length * RANKS
  const buckets: Game[][] = Array.from({ length: exact + ways.length }, () => [])
  let total = 0
  for (const entry of index.entries) {
    // Texts in one script are compared by letters, not by phonetic keys.
    const isOtherScript = isAskedInCyrillic || entry.isCyrillic
    const bucket = bucketOf(entry, ways, isOtherScript, exact)
    if (bucket === null) continue
    buckets[bucket]?.push(entry.game)
    total += 1
  }
  return { games: buckets.flat().slice(0, limit), total }
}

function bucketOf(entry: IndexedGame, ways: readonly Reading[], isOtherScript: boolean, exact: number): number | null {
  for (const [way, reading] of ways.entries()) {
    if (reading.isPhonetic && !isOtherScript) continue
    const { name, producer } = reading.isPhonetic ? entry.phonetic : entry
    const rank = rankOf(name, producer, reading)
    if (rank !== null) return way * RANKS + rank
  }
  for (const [way, reading] of ways.entries()) {
    if (reading.isPhonetic && !isOtherScript) continue
    const { name, producer } = reading.isPhonetic ? entry.phonetic : entry
    if (matchesWithTypos(name, producer, reading)) return exact + way
  }
  return null
}
