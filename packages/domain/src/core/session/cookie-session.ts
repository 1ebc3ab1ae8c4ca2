import { ACCESS_COOKIE, ACCESS_MARGIN_SECONDS, REFRESH_COOKIE, REFRESH_SECONDS } from '@croupier/contract/cookies'
import type { Clock } from '../value/clock.ts'
import type { SessionPort } from '@croupier/contract/session'
import type { CookiePort } from '../value/storage.ts'

/** Tokens in cookies that scripts can read, for hosts without our server. Otherwise use `createServedSession`. */
export function createCookieSession(cookies: CookiePort, clock: Clock): SessionPort {
  /**
   * The token that this tab was given last is good while its cookie lives, even if the device's clock is wrong.
   */
  let justSaved: string | null = null

  const isGood = (token: string): boolean => {
    if (token === justSaved) return true
    const expiresAt = readExpiry(token)
    return expiresAt === null || expiresAt > clock.now()
  }

  return {
    access() {
      const token = cookies.get(ACCESS_COOKIE)
      if (!token || !isGood(token)) return null
      // The signature identifies a token and is useless alone.
      return { stamp: token.slice(token.lastIndexOf('.') + 1), header: `Bearer ${token}` }
    },
    hasRefresh: () => Boolean(cookies.get(REFRESH_COOKIE)),
    refreshBody() {
      const refreshToken = cookies.get(REFRESH_COOKIE)
      return refreshToken ? { refreshToken } : {}
    },
    save({ access, refresh, expiresIn }) {
      if (access) {
        justSaved = access
        cookies.set(ACCESS_COOKIE, access, { maxAgeSeconds: Math.max(0, expiresIn - ACCESS_MARGIN_SECONDS) })
      }
      if (refresh) cookies.set(REFRESH_COOKIE, refresh, { maxAgeSeconds: REFRESH_SECONDS })
    },
    clear() {
      justSaved = null
      cookies.remove(ACCESS_COOKIE)
      cookies.remove(REFRESH_COOKIE)
    },
  }
}

const EXPIRY = /"exp"\s*:\s*(\d+)/

/** `exp` of a JWT in milliseconds; null where the token is of another kind. */
function readExpiry(token: string): number | null {
  const payload = token.split('.')[1]
  const match = payload === undefined ? null : EXPIRY.exec(decodeBase64Url(payload))
  return match?.[1] === undefined ? null : Number(match[1]) * 1000
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** Decodes to Latin-1 text, enough to find a number in JSON (`atob` is not part of ES2023). */
function decodeBase64Url(text: string): string {
  let decoded = ''
  let bits = 0
  let held = 0
  for (const character of text) {
    const value = ALPHABET.indexOf(character)
    if (value < 0) break
    held = ((held << 6) | value) & 0xffff
    bits += 6
    if (bits >= 8) {
      bits -= 8
      decoded += String.fromCharCode((held >> bits) & 0xff)
    }
  }
  return decoded
}
