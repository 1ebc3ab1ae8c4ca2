import type { CategorySlug } from './categories.ts'
import { NameMaker, slugOf } from './game-names.ts'
import type { Producer } from './producers.ts'
import { between, chance, pick, seededRandom, shuffled, type Random } from '../values/seeded-random.ts'
import { TABLE_NAMES, type TableKind } from './table-names.ts'
import { REEL_THEMES } from './themes.ts'

type Badge = 'new' | 'top' | 'jackpot' | 'buy' | 'crash' | 'exclusive'

export interface CatalogueGame {
  id: number
  slug: string
  name: string
  theme: string
  producer: Producer
  categories: CategorySlug[]
  badges: Badge[]
  disabled: boolean
  hasDemo: boolean
  allowsBonusBalance: boolean
  lines: number
  rtp: number
}

const REEL_GAMES = 960
const TABLE_COUNTS: Record<TableKind, number> = {
  roulette: 30,
  blackjack: 30,
  table: 70,
  liveRoulette: 32,
  liveBlackjack: 32,
  liveTable: 40,
  crash: 64,
}
const TABLE_CATEGORIES: Record<TableKind, CategorySlug[]> = {
  roulette: ['table', 'roulette'],
  blackjack: ['table', 'blackjack'],
  table: ['table'],
  liveRoulette: ['live', 'roulette'],
  liveBlackjack: ['live', 'blackjack'],
  liveTable: ['live'],
  crash: ['crash_games'],
}
const TABLE_THEMES: Record<TableKind, string> = {
  roulette: 'roulette',
  blackjack: 'cards',
  table: 'cards',
  liveRoulette: 'roulette',
  liveBlackjack: 'cards',
  liveTable: 'cards',
  crash: 'crash',
}
const TOP_MARK_EVERY = 5
const SELECTIONS = { top: 60, newgames: 84, recommended: 48 } as const

/** The catalogue, most popular first. Deterministic. Neighbours have different themes. */
export function makeGames(seed: number, producers: readonly Producer[]): CatalogueGame[] {
  const random = seededRandom(`games:${seed}`)
  const names = new NameMaker(random)
  const reels = Array.from({ length: REEL_GAMES }, (_, index) => makeReelGame(index, names, producers, random))
  const tables = (Object.keys(TABLE_COUNTS) as TableKind[]).flatMap((kind) =>
    Array.from({ length: TABLE_COUNTS[kind] }, () => makeTableGame(kind, names, producers, random)),
  )
  const games = spreadThemes(byPopularity([...reels, ...tables], random))
  games.forEach((game, index) => {
    game.id = 1001 + index
  })
  markSelections(games, random)
  return games
}

/** Ranks reel and crash games above tables. */
function byPopularity(games: readonly CatalogueGame[], random: Random): CatalogueGame[] {
  return games
    .map((game) => ({
      game,
      score: random() * (game.categories.includes('slots') || game.badges.includes('crash') ? 1 : 0.7),
    }))
    .toSorted((one, other) => other.score - one.score)
    .map(({ game }) => game)
}

function makeReelGame(index: number, names: NameMaker, producers: readonly Producer[], random: Random): CatalogueGame {
  const theme = REEL_THEMES[index % REEL_THEMES.length] ?? pick(random, REEL_THEMES)
  const isBuy = chance(random, 0.17)
  const isJackpot = !isBuy && chance(random, 0.11)
  const allowsBonusBalance = !isBuy && !isJackpot && chance(random, 0.55)
  return {
    ...identity(names.forTheme(theme)),
    theme: theme.slug,
    producer: pickProducer(
      producers.filter((producer) => !producer.makesLive),
      random,
    ),
    categories: [
      'slots',
      ...(isBuy ? ['buy_games' as const] : []),
      ...(isJackpot ? ['jackpot_games' as const] : []),
      ...(allowsBonusBalance ? ['otygrat_bonus' as const] : []),
    ],
    badges: [
      ...(isBuy ? ['buy' as const] : []),
      ...(isJackpot ? ['jackpot' as const] : []),
      ...(chance(random, 0.03) ? ['exclusive' as const] : []),
    ],
    disabled: chance(random, 0.008),
    hasDemo: chance(random, 0.96),
    allowsBonusBalance,
    lines: pick(random, [5, 9, 10, 15, 20, 20, 25, 30, 40, 50]),
    rtp: between(random, 9400, 9720) / 100,
  }
}

function makeTableGame(
  kind: TableKind,
  names: NameMaker,
  producers: readonly Producer[],
  random: Random,
): CatalogueGame {
  const isLive = kind.startsWith('live')
  const makers = producers.filter((producer) =>
    isLive ? producer.makesLive : kind === 'crash' ? producer.makesCrash : !producer.makesLive,
  )
  return {
    ...identity(names.unique(() => TABLE_NAMES[kind](random))),
    theme: TABLE_THEMES[kind],
    producer: pickProducer(makers, random),
    categories: [...TABLE_CATEGORIES[kind], ...(isLive ? [] : ['otygrat_bonus' as const])],
    badges: kind === 'crash' ? ['crash'] : [],
    disabled: chance(random, 0.008),
    hasDemo: !isLive,
    allowsBonusBalance: !isLive,
    lines: 1,
    rtp: between(random, kind === 'crash' ? 9600 : 9730, kind === 'crash' ? 9700 : 9950) / 100,
  }
}

const identity = (name: string) => ({ id: 0, slug: slugOf(name), name })

function pickProducer(producers: readonly Producer[], random: Random): Producer {
  const total = producers.reduce((sum, producer) => sum + producer.weight, 0)
  let rest = random() * total
  for (const producer of producers) {
    rest -= producer.weight
    if (rest < 0) return producer
  }
  return pick(random, producers)
}

function markSelections(games: readonly CatalogueGame[], random: Random): void {
  const startable = games.filter((game) => !game.disabled)
  startable.slice(0, SELECTIONS.top).forEach((game, index) => {
    game.categories.push('top')
    if (index % TOP_MARK_EVERY === 1) game.badges.unshift('top')
  })
  const others = shuffled(random, startable.slice(SELECTIONS.top))
  for (const game of others.slice(0, SELECTIONS.newgames)) {
    game.categories.push('newgames')
    game.badges.unshift('new')
  }
  for (const game of others.slice(-SELECTIONS.recommended)) game.categories.push('recommended')
}

/** Moves a game back until the two before it have other themes, as far as possible. */
function spreadThemes<T extends { theme: string }>(games: readonly T[]): T[] {
  const waiting = [...games]
  const placed: T[] = []
  while (waiting.length > 0) {
    const before = placed.slice(-2).map((game) => game.theme)
    const next = waiting.findIndex((game) => !before.includes(game.theme))
    placed.push(...waiting.splice(Math.max(0, next), 1))
  }
  return placed
}
