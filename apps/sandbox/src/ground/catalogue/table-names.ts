import { pick, type Random } from '../values/seeded-random.ts'

const CITIES = [
  'Riga',
  'Lisbon',
  'Macau',
  'Montreal',
  'Valletta',
  'Baku',
  'Palermo',
  'Tbilisi',
  'Porto',
  'Almaty',
  'Bahia',
  'Seville',
  'Trieste',
  'Kazan',
  'Odessa',
  'Havana',
]
const MOODS = [
  'Velvet',
  'Emerald',
  'Golden',
  'Grand',
  'Salon',
  'Noble',
  'Midnight',
  'Platinum',
  'Express',
  'Azure',
  'Crimson',
  'Classic',
  'Royal',
  'Turbo',
  'Silver',
  'Opal',
]
const ROULETTES = [
  'European Roulette',
  'French Roulette',
  'Roulette',
  'Double Ball Roulette',
  'Mini Roulette',
  'Speed Roulette',
]
const BLACKJACKS = [
  'Blackjack',
  'Pontoon',
  'Blackjack Switch',
  'Single Deck Blackjack',
  'Blackjack Surrender',
  'Six Deck Blackjack',
]
const TABLES = [
  'Baccarat',
  'Casino Hold’em',
  'Three Card Poker',
  'Sic Bo',
  'Red Dog',
  'Craps',
  'Keno',
  'Video Poker',
  'Jacks or Better',
  'Caribbean Poker',
  'Dragon Tiger',
  'Hi-Lo',
]
const SHOWS = [
  'Fortune Wheel',
  'Dice Duel',
  'Lucky Ladder',
  'Treasure Doors',
  'Coin Carousel',
  'Bingo Studio',
  'Golden Balls',
  'Money Tower',
]
const CRASH_HEROES = [
  'Rocket',
  'Balloon',
  'Glider',
  'Comet',
  'Zeppelin',
  'Jetpack',
  'Paper Plane',
  'Kite',
  'Falcon',
  'Hot Rod',
  'Submarine',
  'Skater',
  'Drone',
  'Biplane',
  'Cable Car',
  'Surfer',
]
const CRASH_MOVES = ['Climb', 'Dash', 'Escape', 'Run', 'Ascent', 'Chase', 'Rise', 'Sprint', 'Takeoff', 'Limit']
const MINE_FIELDS = ['Mines', 'Tower', 'Dice', 'Limbo', 'Keno Rush', 'Crossing', 'Vault', 'Wheel']

const titled = (random: Random, names: readonly string[]): string =>
  random() < 0.5 ? `${pick(random, MOODS)} ${pick(random, names)}` : `${pick(random, names)} ${pick(random, CITIES)}`

/** Name generators of games without reels, by kind. */
export const TABLE_NAMES = {
  roulette: (random: Random) => titled(random, ROULETTES),
  blackjack: (random: Random) => titled(random, BLACKJACKS),
  table: (random: Random) => titled(random, TABLES),
  liveRoulette: (random: Random) => `Live ${titled(random, ['Roulette', 'Speed Roulette', 'Auto Roulette'])}`,
  liveBlackjack: (random: Random) => `Live ${titled(random, ['Blackjack', 'VIP Blackjack', 'Blackjack Party'])}`,
  liveTable: (random: Random) =>
    `Live ${random() < 0.4 ? `${pick(random, SHOWS)} ${pick(random, CITIES)}` : titled(random, ['Baccarat', 'Casino Hold’em', 'Dragon Tiger', 'Sic Bo'])}`,
  crash: (random: Random) =>
    random() < 0.65
      ? `${pick(random, CRASH_HEROES)} ${pick(random, CRASH_MOVES)}`
      : `${pick(random, MOODS)} ${pick(random, MINE_FIELDS)}`,
} as const
export type TableKind = keyof typeof TABLE_NAMES
