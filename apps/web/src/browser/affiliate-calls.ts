import type { CookiePort } from '@croupier/domain/core'

/** The marketing code's name in the address and in the cookie. */
const NAME = 'refcode'
/** What a code looks like; anything else is no code (core.md 7, Affiliate tracking). */
const CODE = /^[a-z0-9_-]{3,64}$/i
/** A visitor stays a partner's for so long after coming by the partner's link: 30 days. */
const COOKIE_SECONDS = 30 * 24 * 60 * 60

export interface AffiliateOptions {
  /** Address of the tracker. */
  readonly tracker: string
  /** What the tracker knows this site by. */
  readonly project: string
  /** Query of the address that the visit began with. */
  readonly search: string
  readonly cookies: Pick<CookiePort, 'get' | 'set'>
  readonly send: (address: string) => Promise<unknown>
}

/**
 * Tells the tracker of a visit that came by a partner's link, now and for later visits; answers the call to make on each
 * page, or null for a visitor who came by themselves. A call that fails is nobody's business.
 */
export function createAffiliateCall({
  tracker,
  project,
  search,
  cookies,
  send,
}: AffiliateOptions): (() => void) | null {
  const given = new URLSearchParams(search).get(NAME) ?? ''
  const code = CODE.test(given) ? given : (cookies.get(NAME) ?? '')
  if (!CODE.test(code)) return null
  if (code === given) cookies.set(NAME, code, { maxAgeSeconds: COOKIE_SECONDS })
  const address = `${tracker}?${new URLSearchParams({ project, refcode: code }).toString()}`
  return () => void send(address).catch(() => undefined)
}
