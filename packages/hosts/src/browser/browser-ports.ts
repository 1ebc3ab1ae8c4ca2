import type { SitePorts } from '@croupier/domain'
import { createAxiosClient, createClock, createStorage } from '@croupier/domain/core'
import { commonPorts, givenPorts, type HostOptions } from '../host-options.ts'
import { liveAddress, openLiveSocket } from '../live-socket.ts'
import { hostTimers } from '../timers.ts'
import { deviceOf, kindOf } from './device.ts'
import { deviceSignals, onStorageChange } from './device-signals.ts'
import { createDeviceTime } from './device-time.ts'
import { createDocumentCookies } from './document-cookies.ts'
import { createLimitedFetch } from './limited-fetch.ts'
import { createTabLocks } from './locks.ts'
import { createTabSignals } from './signals.ts'
import { readTabStorage, writeTabStorage } from './tab-storage.ts'

export interface BrowserOptions extends HostOptions {
  /** Whether cookies are `Secure` and bound to the host. Default: on a page under https. */
  readonly hasTls?: boolean
  /** Server time when the page was made, milliseconds since 1970. Default: the device's. */
  readonly nowMs?: number
}

export interface BrowserPlatform {
  /** Origin that calls go to; '' is the page's. */
  readonly baseUrl: string
  /** Called when the device's clock was set, or the device has slept. */
  readonly onClockStep: () => void
}

/** The ports of a browser's tab, but who keeps the tokens. */
export function browserPorts(
  { hasTls = location.protocol === 'https:', nowMs, fetch: send, ...given }: BrowserOptions,
  { baseUrl, onClockStep }: BrowserPlatform,
): Omit<SitePorts, 'session'> & Partial<SitePorts> {
  const cookies = given.cookies ?? createDocumentCookies(document, hasTls)
  const limitedFetch = createLimitedFetch(send ?? ((url, init) => fetch(url, init)))
  const deviceTime = createDeviceTime(onClockStep)
  return {
    ...commonPorts(),
    openClient: () => createAxiosClient({ baseUrl, fetch: limitedFetch, timers: hostTimers }),
    clock: createClock(deviceTime, nowMs === undefined ? 0 : nowMs - deviceTime()),
    device: () => deviceOf(window, kindOf(screen, navigator)),
    cookies,
    locks: createTabLocks(navigator.locks),
    sessionSignals: createTabSignals(cookies),
    storage: createStorage({ local: () => localStorage, cookies, onLocalChange: onStorageChange }),
    tabStorage: { read: readTabStorage, write: writeTabStorage },
    openSocket: openLiveSocket,
    socketUrl: liveAddress(baseUrl || location.origin),
    deviceSignals,
    siteOrigin: location.origin,
    leave: (url) => location.assign(url),
    ...givenPorts(given),
  }
}

/** Corrects the site's clock by an answer, any of which has the time: by the data that every page reads. */
export const correctClock = (site: {
  readonly content: { readonly serverData: { reload(): Promise<unknown> } }
}): void => void hostTimers.after(0, () => void site.content.serverData.reload().catch(() => undefined))
