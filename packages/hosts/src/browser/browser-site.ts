import { createSite, type Site } from '@croupier/domain'
import { createCookieSession } from '@croupier/domain/core'
import { checkOptions } from '../check-options.ts'
import { openPlatformSocket } from '../live-socket.ts'
import { browserPorts, correctClock, type BrowserOptions } from './browser-ports.ts'

export interface BrowserSiteOptions extends BrowserOptions {
  /** Origin of the platform: `https://api.casino.example`. It must allow the page's origin (CORS). */
  readonly platform: string
}

/**
 * The site of a browser's tab that calls the platform itself. The tokens are in cookies that scripts can read: where the site
 * has a server of its own, use `createServedSite`. `start()` follows.
 */
export function createBrowserSite(given: BrowserSiteOptions): Site {
  checkOptions('createBrowserSite', given)
  const { platform, ...options } = given
  const ports = browserPorts(
    { openSocket: openPlatformSocket, ...options },
    { baseUrl: platform, onClockStep: () => correctClock(site) },
  )
  const site: Site = createSite({ session: createCookieSession(ports.cookies, ports.clock), ...ports })
  return site
}
