import type { CookiePort } from '@croupier/domain/core'

const NAME = 'refcode'
const CODE = /^[a-z0-9_-]{3,64}$/i
const COOKIE_SECONDS = 30 * 24 * 60 * 60

export interface AffiliateOptions {
  readonly tracker: string
  readonly project: string
  readonly search: string
  readonly cookies: Pick<CookiePort, 'get' | 'set'>
  readonly send: (address: string) => Promise<unknown>
}

/** Null without a marketing code; a code from the address is stored in a cookie. */
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
