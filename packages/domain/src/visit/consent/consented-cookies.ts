import type { ConsentCategory } from '@croupier/contract/consent'
import { CONSENT_COOKIE } from '@croupier/contract/cookies'
import type { CookiePort } from '../../core/index.ts'
import { isAllowed, NO_CONSENT_NEEDED, readConsent, type ConsentSettings } from './consent.ts'

export interface ConsentedCookiesMeans {
  readonly cookies: Pick<CookiePort, 'get'>
  /** Default: nothing is asked. */
  readonly consent?: ConsentSettings | undefined
}

/** Cookies of a category: empty while the visitor does not allow it. */
export const consentedCookies = (
  category: ConsentCategory,
  { cookies, consent = NO_CONSENT_NEEDED }: ConsentedCookiesMeans,
): Pick<CookiePort, 'get'> => ({
  get: (name) => {
    const answer = readConsent(cookies.get(CONSENT_COOKIE), consent.version)
    return isAllowed(category, answer, consent) ? cookies.get(name) : null
  },
})
