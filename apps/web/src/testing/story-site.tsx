import { CALL_MS } from '@croupier/contract/limits'
import type { BrandManifest } from '@croupier/brands'
import type { SiteMarket } from '@croupier/markets/site-market'
import { createSite, type Site } from '@croupier/domain'
import {
  createAxiosClient,
  createClock,
  type LiveSocketHandlers,
  type Locale,
  type SessionPort,
  type SocketFactory,
} from '@croupier/domain/core'
import {
  createPlatformFetch,
  type AnswerTable,
  type PlatformAnswer,
  type PlatformFetch,
} from '@croupier/platform-fixtures'
import { FakeStorage, HandTimers, type FakePush } from '@croupier/platform-fixtures/fakes'
import { createContext, use, useMemo, useState, type ReactNode } from 'react'
import { Outlet, UNSAFE_createMemoryHistory as createMemoryHistory, useRoutes } from 'react-router-dom'
import { Navigation, type PageLoader } from '#app/router/navigation.ts'
import { NavigationRouter } from '#app/router/navigation-router.tsx'
import type { Dialogs } from '#shared/overlays/dialogs/dialogs.ts'
import type { OwnGames } from '#shared/games/own-games/own-games.ts'
import { LinkNavigation } from '#shared/navigation/link-navigation.tsx'
import { PageOutcomes } from '#shared/navigation/page-outcomes.ts'
import { TabProvider, type ChooseLocale, type Tab } from '#shared/site/tab.tsx'
import { COUPON_KEY, type KeptCoupon } from '#shared/gifts/kept-coupon.ts'
import type { Visit } from '@croupier/contract/visit'
import { STORY_NOW } from './story-data/now.ts'
import type { StoryPlayer } from './story-data/player.ts'
import { useStorySettings, type StorySettings } from './story-settings.tsx'
import type { SiteToasts } from '#shared/overlays/toasts/site-toasts.ts'
import { createTab } from '#app/create-tab.ts'

// Stories only: a site with fake platform and timers.

/** A 422 answer with an error code, optionally of a field. */
export const refused = (code: string, field?: string): PlatformAnswer => ({
  status: 422,
  body: { errors: [{ code, ...(field && { field }) }] },
})

const nothing = (): void => undefined
const off = () => nothing

const sessionOf = (isSignedIn: boolean): SessionPort => ({
  access: () => (isSignedIn ? { stamp: 'story', header: null } : null),
  hasRefresh: () => isSignedIn,
  refreshBody: () => ({}),
  save: nothing,
  clear: nothing,
})

/** A fake live socket. What is done to it waits until the site has opened it, after the code that reads its frames. */
export class StorySocket {
  #open: (handlers: LiveSocketHandlers) => void = nothing
  #handlers = this.#opening()

  readonly open: SocketFactory = (_url, handlers) => {
    this.#open(handlers)
    this.#handlers = Promise.resolve(handlers)
    return { send: nothing, close: nothing }
  }

  /** Waits for another site, as a story is drawn again. */
  renew(): void {
    this.#handlers = this.#opening()
  }

  async emit(type: string, payload: object): Promise<void> {
    const { onOpen, onMessage } = await this.#handlers
    onOpen()
    onMessage(JSON.stringify({ type, payload }))
  }

  async breaks(): Promise<void> {
    const { onClose } = await this.#handlers
    onClose()
  }

  #opening(): Promise<LiveSocketHandlers> {
    return new Promise((resolve) => {
      this.#open = resolve
    })
  }
}

export interface StorySiteOptions {
  /** Answers by route; other routes stay pending. `waits`: none is answered; `down`: all answer 503. */
  readonly platform?: 'waits' | 'down' | AnswerTable
  readonly locale?: Locale
  readonly player?: StoryPlayer
  readonly socket?: StorySocket
  /** What earlier visits kept on the device. */
  readonly stored?: Readonly<Record<string, string>>
  /** The brand asks for consent, and the visitor has not answered. Default false: all is allowed. */
  readonly asksConsent?: boolean
  /** The browser's web push. Default: none. */
  readonly push?: FakePush
}

/** Controls of a story's fake platform and timers. */
export interface StoryMeans {
  readonly platform: PlatformFetch
  readonly timers: HandTimers
}

const means = new WeakMap<object, StoryMeans>()

/** Controls of a site made by `storySite`. */
export function meansOf(site: object): StoryMeans {
  const found = means.get(site)
  if (!found) throw new Error('meansOf wants a site of storySite()')
  return found
}

function platformFetch(answers: NonNullable<StorySiteOptions['platform']>): PlatformFetch {
  if (answers === 'waits') return createPlatformFetch()
  return createPlatformFetch(answers === 'down' ? { '*': { status: 503 } } : answers)
}

/** Creates a site at a fixed time. */
export function storySite({
  platform: answers = 'waits',
  locale = 'en',
  player,
  socket = new StorySocket(),
  stored = {},
  asksConsent = false,
  push,
}: StorySiteOptions = {}): Site {
  socket.renew()
  const platform = platformFetch(answers)
  const timers = new HandTimers()
  const site = createSite({
    openClient: () => createAxiosClient({ baseUrl: '', fetch: platform.port, timers }),
    timeoutMs: CALL_MS,
    timers,
    random: () => 0.5,
    clock: createClock(() => STORY_NOW),
    locale,
    device: () => 'desktop',
    session: sessionOf(player !== undefined),
    locks: { withLock: (_, run) => run() },
    sessionSignals: { announce: nothing, onAnnounced: off, markSignedOut: nothing },
    cookies: { get: () => null, set: nothing, remove: nothing },
    storage: push
      ? new FakeStorage()
      : { get: (key) => stored[key] ?? null, set: nothing, remove: nothing, onChange: off },
    openPush: push && (() => Promise.resolve(push)),
    createId: () => 'story',
    openSocket: socket.open,
    socketUrl: '',
    deviceSignals: { isVisible: () => true, onOnline: off, onVisible: off },
    consent: { version: 1, isRequired: asksConsent },
    sendLog: nothing,
    rid: 'story',
    brand: 'gold',
    gameOrigins: [GAMES_ORIGIN],
    paymentOrigins: [GAMES_ORIGIN],
    siteOrigin: null,
    leave: nothing,
  })
  means.set(site, { platform, timers })
  site.reads.start()
  if (player) {
    site.restore({ public: {}, own: { session: { isSignedIn: true, stamp: 'story' }, player, reads: {} } })
  }
  return site
}

/** `beforeEach` of stories that keep a promo code: the tab's storage outlives a story. */
export function forgetCoupon(): () => void {
  const forget = () => sessionStorage.removeItem(COUPON_KEY)
  forget()
  return forget
}

export const GAMES_ORIGIN = typeof location === 'undefined' ? '' : location.origin

export interface StoryFrameProps {
  readonly site?: Site
  readonly path?: string
  readonly route?: string
  /** Layout that renders the story in its `Outlet`. */
  readonly layout?: ReactNode
  /** Default: new ones. They are rendered only if the story has a host for them. */
  readonly dialogs?: Dialogs
  readonly toasts?: SiteToasts
  readonly own?: OwnGames
  readonly coupon?: KeptCoupon
  /** Pages that run the chat's vendors. Default: none. */
  readonly chatPages?: Visit['origins']['chat']
  readonly brand?: BrandManifest
  /** Default: one that demands nothing. */
  readonly market?: SiteMarket | null
  readonly chooseLocale?: ChooseLocale
  readonly children: ReactNode
}

const PageContext = createContext<ReactNode>(null)

const StoryPage = () => use(PageContext)

const NO_PAGES: PageLoader = { match: () => null, guard: () => null, load: () => Promise.resolve() }

function memoryNavigation(path: string): Navigation {
  const navigation = new Navigation({ history: createMemoryHistory({ initialEntries: [path] }), pages: NO_PAGES })
  navigation.start()
  return navigation
}

interface StoryRoutesProps {
  readonly route: string
  readonly layout: ReactNode
}

/** The story at its route; elsewhere nothing. */
function StoryRoutes({ route, layout }: StoryRoutesProps) {
  const children = [
    { path: route, element: <StoryPage /> },
    { path: '*', element: null },
  ]
  return useRoutes([{ element: layout, children }])
}

/** Provides the tab and a router, with the toolbar's brand and texts. */
export function StoryFrame({
  site,
  path = '/',
  route = '*',
  layout,
  brand,
  market = null,
  chatPages,
  children,
  ...parts
}: StoryFrameProps) {
  const settings = useStorySettings()
  const [own] = useState(() => storyTab(storySite(), settings))
  const {
    dialogs = own.dialogs,
    toasts = own.toasts,
    own: ownGames = own.ownGames,
    coupon = own.coupon,
    chooseLocale,
  } = parts
  const tab = useMemo<Tab>(
    () => ({
      ...own,
      site: site ?? own.site,
      visit: chatPages ? { ...own.visit, origins: { ...own.visit.origins, chat: chatPages } } : own.visit,
      outcomes: new PageOutcomes(site ?? own.site, '/'),
      brand: brand ?? settings.brand,
      market,
      language: languageOf(settings),
      chooseLocale: chooseLocale ?? own.chooseLocale,
      dialogs,
      toasts,
      ownGames,
      coupon,
    }),
    [own, site, brand, market, chatPages, settings, chooseLocale, dialogs, toasts, ownGames, coupon],
  )
  const [navigation] = useState(() => memoryNavigation(path))
  return (
    <TabProvider tab={tab}>
      <PageContext value={children}>
        <NavigationRouter navigation={navigation} base="/">
          <StoryRoutes route={route} layout={layout ?? <Outlet />} />
          <LinkNavigation />
        </NavigationRouter>
      </PageContext>
    </TabProvider>
  )
}

const languageOf = ({ t }: StorySettings) => ({ translate: t, need: () => Promise.resolve() })

function storyTab(site: Site, settings: StorySettings): Tab {
  const visit: Visit = {
    brand: settings.brand.id,
    locale: settings.t.locale,
    device: 'desktop',
    base: '/',
    origin: GAMES_ORIGIN,
    url: '/',
    origins: { games: [GAMES_ORIGIN], payments: [GAMES_ORIGIN], captcha: null, chat: {}, affiliate: null, push: null },
    group: 0,
    hasTls: false,
    hasWorker: false,
    consent: 'not-asked',
    market: 'default',
    nowMs: STORY_NOW,
  }
  return createTab({ site, visit, brand: settings.brand, language: languageOf(settings) })
}
