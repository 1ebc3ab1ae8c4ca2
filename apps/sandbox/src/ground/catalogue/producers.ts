import { slugOf } from './game-names.ts'
import { between, type Random } from '../values/seeded-random.ts'

export interface Producer {
  id: number
  slug: string
  name: string
  weight: number
  usualPlayers: number
  /** Its games open as a page instead of a frame. */
  opensOwnPage: boolean
  makesCrash: boolean
  makesLive: boolean
}

const NAMES = [
  'Amberline',
  'Brass Fox',
  'Northpine',
  'Kvartal Nine',
  'Copper Owl',
  'Lumen & Sons',
  'Saltworks',
  'Velvet Anvil',
  'Ninefold',
  'Tall Heron',
  'Marzipan Labs',
  'Ironbark',
  'Papermoon Play',
  'Quiet Thunder',
  'Oddfellow Games',
  'Bluegrain',
  'Cinder & Pine',
  'Halfmoon Yard',
  'Tinderbox Nord',
  'Pelican Row',
  'Staircase',
  'Glasshouse Reels',
  'Wild Juniper',
  'Meridian Forge',
  'Little Comet',
  'Harbour 17',
  'Sable Works',
  'Lantern Club',
  'Ember Court',
  'Rookery',
  'Frostline Live',
  'Salon Verde',
  'Grand Felt',
  'Skyhook',
  'Upward',
  'Zenit Loft',
  'Dovetail',
  'Old Mill Games',
  'Paravane',
  'Tesserae',
]
const LIVE = ['Frostline Live', 'Salon Verde', 'Grand Felt']
const CRASH = ['Skyhook', 'Upward', 'Zenit Loft', 'Little Comet']
const OWN_PAGE = ['Old Mill Games', 'Paravane']

export const makeProducers = (random: Random): Producer[] =>
  NAMES.map((name, index) => ({
    id: 501 + index,
    slug: slugOf(name),
    name,
    weight: 1 / (index + 6),
    usualPlayers: Math.round(2400 / (index + 2)) + between(random, 5, 60),
    opensOwnPage: OWN_PAGE.includes(name),
    makesCrash: CRASH.includes(name),
    makesLive: LIVE.includes(name),
  }))
