import { ACCESS_STAMP_COOKIE, REFRESH_STAMP_COOKIE } from '@croupier/contract/cookies'
import type { SessionPort } from '@croupier/contract/session'
import type { CookiePort } from '../value/storage.ts'

/** Tokens that our server keeps: only their existence is known here. */
export function createServedSession(cookies: CookiePort): SessionPort {
  return {
    access() {
      const stamp = cookies.get(ACCESS_STAMP_COOKIE)
      return stamp ? { stamp, header: null } : null
    },
    hasRefresh: () => Boolean(cookies.get(REFRESH_STAMP_COOKIE)),
    refreshBody: () => ({}),
    save() {},
    clear() {
      cookies.remove(ACCESS_STAMP_COOKIE)
      cookies.remove(REFRESH_STAMP_COOKIE)
    },
  }
}
