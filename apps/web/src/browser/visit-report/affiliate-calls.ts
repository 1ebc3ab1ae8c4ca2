import { CAMPAIGN_COOKIES, REFCODE_COOKIE, REFCODE_SECONDS } from '@croupier/contract/cookies'
import type { CookiePort } from '@croupier/domain/core'

const CODE = /^[a-z0-9_-]{3,64}$/i

export interface AffiliateMeans {
  readonly tracker: string
  readonly project: string
  readonly cookies: CookiePort
  /** Whether the visitor allows it now. */
  readonly isAllowed: () => boolean
  readonly send: (address: string) => Promise<unknown>
}

export interface AffiliateCalls {
  /** Reports a page to the partner's tracker, by the marketing code in the query or in a cookie. */
  arrive(search: string): void
  /** Reports the page that is shown now: the visitor has just allowed it. */
  granted(): void
}

/** Without consent nothing is sent or kept; a code waits in memory until then. */
export function createAffiliateCalls({ tracker, project, cookies, isAllowed, send }: AffiliateMeans): AffiliateCalls {
  let latest: string | null = null

  function report(): void {
    if (!isAllowed()) return
    const code = latest ?? cookies.get(REFCODE_COOKIE) ?? ''
    if (!CODE.test(code)) return
    if (code === latest) cookies.set(REFCODE_COOKIE, code, { maxAgeSeconds: REFCODE_SECONDS })
    void send(`${tracker}?${new URLSearchParams({ project, refcode: code }).toString()}`).catch(() => undefined)
  }

  return {
    arrive(search) {
      const given = new URLSearchParams(search).get(REFCODE_COOKIE) ?? ''
      if (CODE.test(given)) latest = given
      report()
    },
    granted: report,
  }
}

/** Removes what campaigns have left, after a refusal. */
export function forgetCampaigns(cookies: Pick<CookiePort, 'get' | 'remove'>): void {
  for (const name of CAMPAIGN_COOKIES) if (cookies.get(name) !== null) cookies.remove(name)
}
