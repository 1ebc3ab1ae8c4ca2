import type { Game, GameProducer, Winner } from '@croupier/domain/games'
import { STORY_NOW } from './now.ts'
import { picture } from './pictures.ts'

const NAMES = [
  'Gold of the Nile',
  'Coral Fortune',
  'Candy Carnival',
  'Orbit Nine',
  'Wild Orchard',
  'Thunder of Olympus',
  'Miner’s Luck',
  'Royal Fan',
]

export function aGame(index: number, changes: Partial<Game> = {}): Game {
  const name = NAMES[index % NAMES.length] ?? ''
  const number = Math.floor(index / NAMES.length)
  return {
    id: String(index),
    slug: `game-${index}`,
    name: number === 0 ? name : `${name} ${number + 1}`,
    preview: picture(index, 300, 400),
    tallPreview: picture(index, 300, 450),
    badges: [],
    isDisabled: false,
    hasDemo: true,
    allowsBonusBalance: true,
    producer: { slug: 'nordlicht', name: 'Nordlicht' },
    categories: ['slots', ...(index % 3 === 0 ? ['top'] : [])],
    ...changes,
  }
}

export const someGames = (count: number): Game[] =>
  Array.from({ length: count }, (_, index) => aGame(index, index % 5 === 0 ? { badges: ['new'] } : {}))

export const producers: GameProducer[] = [
  'Nordlicht',
  'Blue Heron',
  'Parallax',
  'Old Harbour',
  'Salamander',
  'Ninth Gate',
  'Kitebird',
  'Redwood',
  'Pantograph',
  'North Star',
].map((name, index) => ({
  kind: 'producer',
  position: 0,
  id: String(index),
  slug: name.toLowerCase().replace(' ', '-'),
  name,
  url: '/',
  image: null,
  playersOnline: 12 + index,
  gamesCount: 30,
}))

export const someWinners = (currency: string): Winner[] =>
  someGames(15).map((game, index) => ({
    id: String(index),
    nick: `player${index}`,
    game,
    amount: 125_00 * (index + 1),
    currency,
    at: STORY_NOW - index * 60_000,
  }))
