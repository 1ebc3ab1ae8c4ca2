// Time of a search over the sandbox's whole catalogue, without rendering, for each prefix of typed words.
import { Catalogue, listEntry } from '../apps/sandbox/src/ground/catalogue/catalogue.ts'
import { createGameIndex, searchGames } from '../packages/domain/src/games/search/game-index.ts'
import { median, tell } from './support/figures.mjs'

/** Exact, partial, in the wrong keyboard layout, phonetic, misspelt, and without a result, which takes longest. */
const TYPED = [
  'book of',
  'gold',
  'dragon!',
  'ыещкь',
  'бук оф',
  'вайлд саншайн',
  'mountan tresure',
  'pharoahs',
  'qqqqzzzz xxxx wwww',
]
const ROUNDS = 40

const games = new Catalogue(20_260).games.map(listEntry).map((game) => ({
  id: String(game.id),
  slug: game.slug,
  name: game.name,
  preview: game.preview,
  tallPreview: game.tall_preview,
  badges: game.badges,
  isDisabled: game.disabled,
  hasDemo: game.has_demo_mode,
  allowsBonusBalance: game.allow_bonus_balance,
  producer: game.producer,
  categories: game.categories,
}))

/** @param {() => void} work @returns {number} milliseconds */
function timed(work) {
  const from = performance.now()
  work()
  return performance.now() - from
}

for (const count of [games.length, 5000]) {
  const catalogue = Array.from({ length: count }, (_, at) => games[at % games.length] ?? games[0]).filter(
    (game) => game !== undefined,
  )
  const building = Array.from({ length: ROUNDS }, () => timed(() => createGameIndex(catalogue)))
  const index = createGameIndex(catalogue)
  const keystrokes = TYPED.flatMap((text) => Array.from(text, (_, at) => text.slice(0, at + 1)))
  const times = keystrokes.map((typed) =>
    median(Array.from({ length: ROUNDS }, () => timed(() => searchGames(index, typed)))),
  )
  const ms = (/** @type {number} */ value) => `${value.toFixed(2)} ms`
  tell(`${count} games: preparing the index, median`, ms(median(building)))
  tell(`${count} games: a keystroke, median`, ms(median(times)))
  tell(`${count} games: the dearest keystroke`, ms(Math.max(...times)))
}
