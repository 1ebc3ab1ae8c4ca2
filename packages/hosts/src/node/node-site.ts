import { createSite, type Site } from '@croupier/domain'
import {
  createAxiosClient,
  createClock,
  createCookieSession,
  createStorage,
  type DeviceSignals,
} from '@croupier/domain/core'
import type { SessionSignals } from '@croupier/domain/session'
import { checkOptions, checkSocket } from '../check-options.ts'
import { commonPorts, givenPorts, type HostOptions } from '../host-options.ts'
import { liveAddress, openPlatformSocket } from '../live-socket.ts'
import { createNamedFetch } from '../named-fetch.ts'
import { hostTimers } from '../timers.ts'
import { createMemoryCookies, createMemoryLocks, createMemoryStorage } from './memory.ts'

export interface NodeSiteOptions extends HostOptions {
  /** Origin of the platform: `https://api.casino.example`. */
  readonly platform: string
}

const nothing = () => undefined

const ALWAYS_SEEN: DeviceSignals = { isVisible: () => true, onOnline: () => nothing, onVisible: () => nothing }

const NO_TABS: SessionSignals = { announce: nothing, onAnnounced: () => nothing, markSignedOut: nothing }

/**
 * The site of a script in Node 22 or newer: one visitor, whose tokens and storage are in memory. `start()` follows; `dispose()`
 * lets the process end.
 */
export function createNodeSite(options: NodeSiteOptions): Site {
  checkOptions('createNodeSite', options)
  checkSocket('createNodeSite', options.openSocket)
  const { platform, fetch: send = fetch, ...ports } = options
  const named = createNamedFetch(platform, send, ports.sendLog ? nothing : console.warn)
  const cookies = ports.cookies ?? createMemoryCookies()
  const clock = ports.clock ?? createClock(Date.now)
  const local = createMemoryStorage()
  return createSite({
    ...commonPorts(),
    openClient: () => createAxiosClient({ baseUrl: platform, fetch: named, timers: hostTimers }),
    clock,
    device: () => 'desktop',
    cookies,
    session: createCookieSession(cookies, clock),
    locks: createMemoryLocks(),
    sessionSignals: NO_TABS,
    storage: createStorage({ local: () => local, cookies }),
    openSocket: openPlatformSocket,
    socketUrl: liveAddress(platform),
    deviceSignals: ALWAYS_SEEN,
    siteOrigin: null,
    leave: nothing,
    ...givenPorts(ports),
  })
}
