import type { Site } from '@croupier/domain'
import { BannersStore, type Banner } from '@croupier/domain/banners'
import { DomainError, type Http } from '@croupier/domain/core'
import { GamesStore, type Game, type GameCategory, type GameProducer } from '@croupier/domain/games'
import { WinnersStore, type Winner } from '@croupier/domain/winners'
import { useState, type ReactNode } from 'react'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import en from '../texts/en/index.ts'
import { SearchOpener, SearchOpenerProvider } from './search-opener.ts'
import { SiteProvider } from './site-context.tsx'
import { createTranslate, TranslateProvider } from './texts.ts'

// For stories only: a small catalogue, and stores whose calls answer what the story says. No network.

const HUES = [265, 18, 200, 145, 330, 45, 90, 235]
const svg = (content: string, width: number, height: number) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${content}</svg>`)}`
const picture = (seed: number, width: number, height: number) => {
  const hue = HUES[seed % HUES.length] ?? 0
  return svg(
    `<rect width="100%" height="100%" fill="hsl(${hue} 45% 26%)"/><circle cx="${width * 0.5}" cy="${height * 0.52}" r="${Math.min(width, height) * 0.32}" fill="hsl(${hue + 40} 80% 62%)"/>`,
    width,
    height,
  )
}

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

export const categories: GameCategory[] = [
  ['slots', 'Slots'],
  ['top', 'Top'],
  ['live', 'Live'],
  ['crash_games', null],
].map(([slug = '', name], position) => ({
  kind: 'category',
  slug: slug ?? '',
  name: name ?? null,
  image: null,
  url: `/games/${slug}`,
  position,
  showInLobby: true,
  gamesCount: 120,
}))

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
  id: String(index),
  slug: name.toLowerCase().replace(' ', '-'),
  name,
  url: '/',
  image: null,
  playersOnline: 12 + index,
  gamesCount: 30,
}))

export const someBanners: Banner[] = ['First deposit: double it', 'Friday of free spins', 'A week of tournaments'].map(
  (title, index) => ({
    id: String(index),
    type: 'startPage',
    title,
    text: 'Up to €200 on top, from €10.',
    button: { text: 'See the rules', url: '/bonus-policy' },
    image: picture(index, 1200, 400),
    imageMobile: picture(index, 400, 300),
    providerSlug: null,
  }),
)

export const someWinners: Winner[] = someGames(15).map((game, index) => ({
  id: String(index),
  nick: `player${index}`,
  game,
  amount: 125_00 * (index + 1),
  currency: 'EUR',
  at: 1_700_000_000_000 - index,
}))

const down = () => Promise.reject(new DomainError('unavailable', { status: 503 }))
const never = () => new Promise<never>(() => undefined)

export interface StorySite extends Pick<Site, 'banners' | 'games' | 'winners'> {
  readonly player: null
}

/** Stores without a platform: `waits` never answers, `down` fails each call. A story puts in what it shows. */
export function storySite(answer: 'waits' | 'down' = 'waits'): StorySite {
  const call = answer === 'down' ? down : never
  const http: Http = { get: call, post: call, put: call }
  const timers = { after: () => () => undefined }
  const off = () => () => undefined
  const live = { on: off, join: off, register: () => undefined, onReconnect: off, state: 'idle' as const }
  return {
    games: new GamesStore({ http, live, timers }),
    banners: new BannersStore({ http }),
    winners: new WinnersStore({ http, timers }),
    player: null,
  }
}

export interface StoryFrameProps {
  readonly site?: StorySite
  readonly path?: string
  /** The route the story stands on, for its parameters. */
  readonly route?: string
  readonly children: ReactNode
}

/** What the app puts around a page: the site, English texts, a router. */
export function StoryFrame({ site, path = '/', route = '*', children }: StoryFrameProps) {
  const [t] = useState(() => createTranslate('en', en))
  const [fallback] = useState(storySite)
  const [opener] = useState(() => new SearchOpener())
  const [router] = useState(() =>
    createMemoryRouter(
      [
        { path: route, element: children },
        { path: '*', element: null },
      ],
      { initialEntries: [path] },
    ),
  )
  return (
    <SiteProvider value={(site ?? fallback) as Partial<Site> as Site}>
      <SearchOpenerProvider value={opener}>
        <TranslateProvider value={t}>
          <RouterProvider router={router} />
        </TranslateProvider>
      </SearchOpenerProvider>
    </SiteProvider>
  )
}
