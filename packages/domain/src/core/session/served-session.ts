import type { SessionPort } from './session-port.ts'
import type { CookiePort } from '../value/storage.ts'

/** Readable companions of the HttpOnly tokens, without a secret (decision 5). */
const ACCESS_COMPANION = 'at_live'
const REFRESH_COMPANION = 'rt_live'

/** Tokens that our server keeps: only their existence is known here. */
export function createServedSession(cookies: CookiePort): SessionPort {
  return {
    access() {
      const stamp = cookies.get(ACCESS_COMPANION)
      return stamp ? { stamp, header: null } : null
    },
    hasRefresh: () => Boolean(cookies.get(REFRESH_COMPANION)),
    refreshBody: () => ({}),
    save() {},
    clear() {
      cookies.remove(ACCESS_COMPANION)
      cookies.remove(REFRESH_COMPANION)
    },
  }
}
