import type { CookiePort } from '@croupier/domain/core'

const NAME = 'refcode'
const CODE = /^[a-z0-9_-]{3,64}$/i
/** 30 days. */
const COOKIE_SECONDS = 30 * 24 * 60 * 60

export interface AffiliateOptions {
  readonly tracker: string
  readonly project: string
  readonly search: string
  readonly cookies: Pick<CookiePort, 'get' | 'set'>
  readonly send: (address: string) => Promise<unknown>
}

/**
 * Returns the tracker call for each page, null without a marketing code. Stores a code from the address in a cookie.
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
