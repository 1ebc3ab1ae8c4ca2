import { byEar, consonantsOf, isCyrillic } from './phonetic.ts'
import { SEARCH_LIMIT, type SearchResults } from '../catalogue.ts'
import type { Game } from '../game.ts'
import { asTypedInCyrillic, asTypedInLatin } from './keyboard-layout.ts'
import { beginsNearly, forgivenErrors } from './edit-distance.ts'
import { inOtherFigures } from './numerals.ts'
import { fold } from './normalize.ts'

/** A text prepared for search. */
interface IndexedText {
  /** With a space before each word and one at the end: a word begins at `' ' + word`. */
  readonly text: string
  readonly words: readonly string[]
}

interface IndexedGame {
  readonly game: Game
  readonly name: IndexedText
  readonly producer: IndexedText
  /** Both, as they sound. */
  readonly heard: { readonly name: IndexedText; readonly producer: IndexedText }
  readonly isCyrillic: boolean
}

/** The catalogue prepared for search: folded once, not at each keystroke. In the server's order. */
export interface GameIndex {
  readonly entries: readonly IndexedGame[]
}

const indexed = (folded: string): IndexedText => ({ text: ` ${folded} `, words: folded.split(' ') })

export function createGameIndex(games: readonly Game[]): GameIndex {
  const producers = new Map<string, { plain: IndexedText; heard: IndexedText }>()
  const entries = games.map((game): IndexedGame => {
    const folded = fold(game.name)
    let producer = producers.get(game.producer.slug)
    if (!producer) {
      const name = fold(game.producer.name)
      producer = { plain: indexed(name), heard: indexed(byEar(name)) }
      producers.set(game.producer.slug, producer)
    }
    return {
      game,
      name: indexed(folded),
      producer: producer.plain,
      heard: { name: indexed(byEar(folded)), producer: producer.heard },
      isCyrillic: isCyrillic(folded),
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

/** One way to understand what was typed. */
interface Reading {
  readonly text: string
  readonly words: readonly SoughtWord[]
  /** Compared by sound: the query and the name may be in different scripts. */
  readonly isHeard: boolean
}

interface SoughtWord {
  readonly word: string
  /** The same number in the other figures, as a whole word of a text. */
  readonly otherFigures: string | null
  /** Whether a word of the catalogue is this one with its typing errors; each is asked once in a search. */
  readonly isNearly: (other: string) => boolean
}

function soughtWord(word: string, isHeard: boolean): SoughtWord {
  const known = new Map<string, boolean>()
  const errors = forgivenErrors(word.length)
  const consonants = isHeard ? consonantsOf(word) : ''
  const compare = (other: string): boolean =>
    (errors > 0 && beginsNearly(other, word, errors)) ||
    (consonants.length >= LEAST_CONSONANTS && other[0] === word[0] && consonantsOf(other).startsWith(consonants))
  const figures = inOtherFigures(word)
  return {
    word,
    otherFigures: figures === undefined ? null : ` ${figures} `,
    isNearly(other) {
      let answer = known.get(other)
      if (answer === undefined) known.set(other, (answer = compare(other)))
      return answer
    },
  }
}

/** Fewer say too little of a word. */
const LEAST_CONSONANTS = 3

/** The query as typed, then as it would be had the other keyboard layout been on, then as it sounds. */
function readings(query: string): Reading[] {
  const found: Reading[] = []
  const add = (text: string, isHeard: boolean) => {
    if (text === '' || found.some((known) => known.text === text && known.isHeard === isHeard)) return
    found.push({ text, isHeard, words: text.split(' ').map((word) => soughtWord(word, isHeard)) })
  }
  for (const text of [query, asTypedInLatin(query), asTypedInCyrillic(query)]) add(fold(text), false)
  add(byEar(fold(query)), true)
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

/** Every word is there, give or take its typing errors. */
function isNearly(name: IndexedText, producer: IndexedText, { words }: Reading): boolean {
  return words.every(
    ({ word, isNearly: nearly }) =>
      name.text.includes(word) ||
      name.words.some(nearly) ||
      producer.text.includes(word) ||
      producer.words.some(nearly),
  )
}

/**
 * Games that hold every word of the query, in any order, in the name or the producer's name. What was typed as it
 * stands comes before what the other layout gives, that before what sounds alike in the other script, and after all of
 * them comes what it would be without a typing error. Within one rank the server's order stays. An empty query finds nothing.
 */
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
    // Two texts of one script are compared by their letters.
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
    if (reading.isHeard && !isOtherScript) continue
    const { name, producer } = reading.isHeard ? entry.heard : entry
    const rank = rankOf(name, producer, reading)
    if (rank !== null) return way * RANKS + rank
  }
  for (const [way, reading] of ways.entries()) {
    if (reading.isHeard && !isOtherScript) continue
    const { name, producer } = reading.isHeard ? entry.heard : entry
    if (isNearly(name, producer, reading)) return exact + way
  }
  return null
}
