import {
  cookieName,
  ACCESS_COOKIE,
  ACCESS_MARGIN_SECONDS,
  ACCESS_STAMP_COOKIE,
  REFRESH_COOKIE,
  REFRESH_SECONDS,
  REFRESH_STAMP_COOKIE,
  SIGNED_OUT_COOKIE,
} from '@croupier/contract/cookies'
import { hash } from 'node:crypto'
import { cookiePairs, serialiseCookie } from '../http/cookies.ts'
import type { Access, SessionPort, TokenPair } from '@croupier/contract/session'

/** Only characters of tokens may reach a header. */
const TOKEN = /^[\w.~+/=-]{1,3000}$/

interface PresentedTokens {
  access: string | null
  refresh: string | null
}

const NO_TOKENS: PresentedTokens = { access: null, refresh: null }

export interface PresentedSession extends PresentedTokens {
  signedOut: boolean
}

/**
 * Tokens in HttpOnly cookies, each with a readable companion that holds its stamp: `at_live`, `rt_live`. A page that logs out
 * offline writes both stamps into `signed_out`. Who does not know them cannot end a session by that cookie.
 */
export class SessionCookies {
  readonly #tls: boolean

  constructor(tls: boolean) {
    this.#tls = tls
  }

  read(header: string | undefined): PresentedSession {
    return this.#judge(header).session
  }

  readTokens(header: string | undefined): PresentedTokens {
    return this.#judge(header).tokens
  }

  /** Names of companions and marks that do not belong to the tokens beside them: planted, or left over. */
  misfits(header: string | undefined): string[] {
    const { tokens, companions, marks, session } = this.#judge(header)
    const isOther = (companion: string, token: string | null) =>
      companion !== '' && companion !== (token === null ? '' : stampOf(token))
    return [
      ...(isOther(companions.access, tokens.access) ? [ACCESS_STAMP_COOKIE] : []),
      // Pages that other sites link to come without the refresh token.
      ...(tokens.refresh !== null && isOther(companions.refresh, tokens.refresh) ? [REFRESH_STAMP_COOKIE] : []),
      ...(tokens.refresh !== null && marks.length > 0 && !session.signedOut ? [SIGNED_OUT_COOKIE] : []),
    ]
  }

  /** Puts the refresh token's companion back where it is missing or another one's. */
  mend(header: string | undefined): string[] {
    const { session, companions } = this.#judge(header)
    if (session.refresh === null || session.signedOut || companions.refresh === stampOf(session.refresh)) return []
    return [this.#companion(REFRESH_STAMP_COOKIE, stampOf(session.refresh), REFRESH_SECONDS)]
  }

  issue(tokens: TokenPair): string[] {
    const accessLifetime = Math.max(0, Math.floor(tokens.expiresIn) - ACCESS_MARGIN_SECONDS)
    return [
      this.#secret(ACCESS_COOKIE, tokens.access, accessLifetime, 'Lax'),
      this.#companion(ACCESS_STAMP_COOKIE, stampOf(tokens.access), accessLifetime),
      this.#secret(REFRESH_COOKIE, tokens.refresh, REFRESH_SECONDS, 'Strict'),
      this.#companion(REFRESH_STAMP_COOKIE, stampOf(tokens.refresh), REFRESH_SECONDS),
      this.#companion(SIGNED_OUT_COOKIE, '', 0),
    ]
  }

  clear(): string[] {
    return [
      this.#secret(ACCESS_COOKIE, '', 0, 'Lax'),
      this.#companion(ACCESS_STAMP_COOKIE, '', 0),
      this.#secret(REFRESH_COOKIE, '', 0, 'Strict'),
      this.#companion(REFRESH_STAMP_COOKIE, '', 0),
      this.#companion(SIGNED_OUT_COOKIE, '', 0),
    ]
  }

  #secret(name: string, value: string, maxAgeSeconds: number, sameSite: 'Lax' | 'Strict'): string {
    const options = { maxAgeSeconds, sameSite, secure: this.#tls, httpOnly: true }
    return serialiseCookie(cookieName(name, this.#tls), value, options)
  }

  #companion(name: string, value: string, maxAgeSeconds: number): string {
    const options = { maxAgeSeconds, sameSite: 'Lax', secure: this.#tls, httpOnly: false } as const
    return serialiseCookie(cookieName(name, this.#tls), value, options)
  }

  /** Without TLS another host of the domain may have planted a name of ours, so that it comes twice (decision 54). */
  #judge(header: string | undefined): {
    tokens: PresentedTokens
    companions: { access: string; refresh: string }
    marks: string[]
    session: PresentedSession
  } {
    const pairs = cookiePairs(header)
    const values = (name: string) => {
      const own = cookieName(name, this.#tls)
      return pairs.flatMap(([presented, value]) => (presented === own ? [value] : []))
    }
    const access = ownOf(values(ACCESS_COOKIE), values(ACCESS_STAMP_COOKIE))
    const refresh = ownOf(values(REFRESH_COOKIE), values(REFRESH_STAMP_COOKIE))
    const tokens = { access: access.token, refresh: refresh.token }
    const marks = values(SIGNED_OUT_COOKIE).filter((mark) => mark !== '')
    const ended = marks.flatMap((mark) => mark.split('.'))
    const signedOut = [tokens.access, tokens.refresh].some((token) => token !== null && ended.includes(stampOf(token)))
    return {
      tokens,
      companions: { access: access.companion, refresh: refresh.companion },
      marks,
      session: { ...(signedOut ? NO_TOKENS : tokens), signedOut },
    }
  }
}

/** Of tokens with one name, and of their companions, the two that fit each other; otherwise the first of each. */
function ownOf(values: string[], companions: string[]): { token: string | null; companion: string } {
  const tokens = values.filter(isToken)
  const token = tokens.find((one) => companions.includes(stampOf(one))) ?? tokens[0] ?? null
  const fitting = token === null ? undefined : companions.find((one) => one === stampOf(token))
  return { token, companion: fitting ?? companions[0] ?? '' }
}

/** A short hash of a token: changes with it, and does not tell it. */
export function stampOf(token: string): string {
  return hash('sha256', token, 'base64url').slice(0, 12)
}

export function isTokenPair(value: unknown): value is TokenPair {
  if (typeof value !== 'object' || value === null) return false
  const { access, refresh, expiresIn } = value as Record<string, unknown>
  return isToken(access) && isToken(refresh) && typeof expiresIn === 'number' && expiresIn > 0
}

function isToken(value: unknown): value is string {
  return typeof value === 'string' && TOKEN.test(value)
}

function accessOf(token: string): Access {
  return { stamp: stampOf(token), header: `Bearer ${token}` }
}

export class RequestSession implements SessionPort {
  readonly #cookies: SessionCookies
  #access: Access | null
  #refresh: string | null
  #setCookies: string[]

  constructor(cookies: SessionCookies, presented: PresentedSession) {
    this.#cookies = cookies
    this.#access = presented.access === null ? null : accessOf(presented.access)
    this.#refresh = presented.refresh
    this.#setCookies = presented.signedOut ? cookies.clear() : []
  }

  get isGuest(): boolean {
    return this.#access === null && this.#refresh === null
  }

  get refreshToken(): string | null {
    return this.#refresh
  }

  get setCookies(): readonly string[] {
    return this.#setCookies
  }

  access(): Access | null {
    return this.#access
  }

  hasRefresh(): boolean {
    return this.#refresh !== null
  }

  refreshBody(): { refreshToken: string } | Record<string, never> {
    return this.#refresh === null ? {} : { refreshToken: this.#refresh }
  }

  save(tokens: TokenPair): void {
    this.#access = accessOf(tokens.access)
    this.#refresh = tokens.refresh
    this.#setCookies = this.#cookies.issue(tokens)
  }

  clear(): void {
    this.#access = null
    this.#refresh = null
    this.#setCookies = this.#cookies.clear()
  }
}
