import type { CookiePort } from '@croupier/domain/core'

const NAME = 'refcode'
const CODE = /^[a-z0-9_-]{3,64}$/i
const COOKIE_SECONDS = 30 * 24 * 60 * 60

/** Cookies of campaigns: the partner's code, and those that the operator's landing pages set (docs/product-rules.md, Consent). */
const CAMPAIGN_COOKIES = [NAME, 'dep_qs', 'qs'] as const

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
    const code = latest ?? cookies.get(NAME) ?? ''
    if (!CODE.test(code)) return
    if (code === latest) cookies.set(NAME, code, { maxAgeSeconds: COOKIE_SECONDS })
    void send(`${tracker}?${new URLSearchParams({ project, refcode: code }).toString()}`).catch(() => undefined)
  }

  return {
    arrive(search) {
      const given = new URLSearchParams(search).get(NAME) ?? ''
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
