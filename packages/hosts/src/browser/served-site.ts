import { LOGOUT_PATH } from '@croupier/contract/paths'
import { createSite, type Site } from '@croupier/domain'
import { createServedSession } from '@croupier/domain/core'
import { checkServedOptions } from '../check-options.ts'
import { browserPorts, correctClock, type BrowserOptions } from './browser-ports.ts'

/**
 * The site of a browser's tab whose own server passes calls and the live socket on and keeps the tokens, as `ssr-server` does:
 * no script can read them. `start()` follows.
 */
export function createServedSite(options: BrowserOptions): Site {
  checkServedOptions('createServedSite', options)
  return servedSite(options)
}

/** The same without a look at the options, for a host whose compiler reads them: less script. */
export function servedSite(options: BrowserOptions): Site {
  const ports = browserPorts(options, { baseUrl: '', onClockStep: () => correctClock(site) })
  const site: Site = createSite({
    session: createServedSession(ports.cookies),
    logoutPath: LOGOUT_PATH,
    ...ports,
  })
  return site
}
