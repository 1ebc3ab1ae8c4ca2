import { createSite, type Site } from '@croupier/domain'
import {
  createClock,
  createServedSession,
  type Device,
  type FetchPort,
  type Locale,
  type SessionPort,
  type Timers,
} from '@croupier/domain/core'
import { browserTimers, deviceOf, deviceSignals } from '../browser/device.ts'
import { createDocumentCookies } from '../browser/document-cookies.ts'
import { createLimitedFetch } from '../browser/limited-fetch.ts'
import { liveAddress, openLiveSocket } from '../browser/live-socket.ts'
import { sendLog } from '../browser/log-sender.ts'
import { createTabLocks } from '../browser/tab-locks.ts'
import { createTabSignals } from '../browser/tab-signals.ts'
import type { PageState } from './page-state.ts'

/** How long a call may take, milliseconds (core.md 9). */
const BROWSER_TIMEOUT_MS = 30_000
const SERVER_TIMEOUT_MS = 8_000

/** The domain of one tab: the browser's ports, and what the server has already read. */
export function composeForBrowser(state: PageState): Site {
  const cookies = createDocumentCookies(document, location.protocol === 'https:')
  const site = createSite({
    baseUrl: '',
    fetch: createLimitedFetch((url, init) => fetch(url, init)),
    timeoutMs: BROWSER_TIMEOUT_MS,
    timers: browserTimers,
    random: Math.random,
    clock: createClock(Date.now, state.nowMs - Date.now()),
    locale: state.locale,
    device: () => deviceOf(window),
    session: createServedSession(cookies),
    locks: createTabLocks(navigator.locks),
    sessionSignals: createTabSignals(cookies),
    logoutPath: '/session/logout',
    cookies,
    openSocket: openLiveSocket,
    socketUrl: liveAddress(location),
    deviceSignals,
    sendLog,
    rid: crypto.randomUUID?.() ?? String(Math.random()),
    gameOrigins: state.origins.games,
    siteOrigin: location.origin,
    leave: (url) => location.assign(url),
  })
  site.restore({ ...state.public, ...state.own })
  return site
}

/** Gets new tokens for the visitor of a request, or says that the session is over; rejects when nobody can tell. */
export type SessionRefresh = () => Promise<'refreshed' | 'signed-out'>

export interface RequestPorts {
  readonly platformUrl: string
  readonly fetch: FetchPort
  readonly locale: Locale
  readonly device: Device
  readonly session: SessionPort | null
  readonly refreshSession?: SessionRefresh
  readonly nowMs: number
  /** Fires when nobody waits for the answer any more. */
  readonly signal: AbortSignal
}

/** The domain of one request of the server: no socket, no other tabs, nothing that outlives the answer. */
export function composeForRequest({
  platformUrl,
  fetch,
  locale,
  device,
  session,
  refreshSession,
  nowMs,
  signal,
}: RequestPorts): Site {
  return createSite({
    baseUrl: platformUrl,
    fetch: (url, init) => fetch(url, { ...init, signal: AbortSignal.any([init.signal as AbortSignal, signal]) }),
    timeoutMs: SERVER_TIMEOUT_MS,
    timers: serverTimers,
    random: Math.random,
    clock: createClock(Date.now, nowMs - Date.now()),
    locale,
    device: () => device,
    session: session ?? NOBODY,
    locks: { withLock: (_name, run) => run() },
    sessionSignals: { announce: nothing, onAnnounced: () => nothing, markSignedOut: nothing },
    ...(refreshSession ? { refreshSession } : {}),
    cookies: { get: () => null, set: nothing, remove: nothing },
    openSocket: () => ({ send: nothing, close: nothing }),
    socketUrl: '',
    deviceSignals: { onOnline: () => nothing, onVisible: () => nothing },
    sendLog: nothing,
    rid: '',
    gameOrigins: [],
    siteOrigin: null,
    leave: nothing,
  })
}

const nothing = (): void => undefined

/** A guest's session: there are no tokens and there will be none. */
const NOBODY: SessionPort = {
  access: () => null,
  hasRefresh: () => false,
  refreshBody: () => ({}),
  save: nothing,
  clear: nothing,
}

const serverTimers: Timers = {
  after(ms, run) {
    const timer = setTimeout(run, ms)
    timer.unref()
    return () => clearTimeout(timer)
  },
}
