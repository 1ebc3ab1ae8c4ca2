import {
  ACCESS_COOKIE,
  ACCESS_MARGIN_SECONDS,
  ACCESS_STAMP_COOKIE,
  REFRESH_COOKIE,
  REFRESH_SECONDS,
  REFRESH_STAMP_COOKIE,
  SIGNED_OUT_COOKIE,
} from '@croupier/contract/cookies'
import { hash } from 'node:crypto'
import { cookieName, serialiseCookie } from '../http/cookies.ts'
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

  read(cookies: ReadonlyMap<string, string>): PresentedSession {
    const tokens = this.readTokens(cookies)
    const ended = this.#value(cookies, SIGNED_OUT_COOKIE).split('.')
    const signedOut = [tokens.access, tokens.refresh].some((token) => token !== null && ended.includes(stampOf(token)))
    return { ...(signedOut ? NO_TOKENS : tokens), signedOut }
  }

  readTokens(cookies: ReadonlyMap<string, string>): PresentedTokens {
    return {
      access: readToken(this.#value(cookies, ACCESS_COOKIE)),
      refresh: readToken(this.#value(cookies, REFRESH_COOKIE)),
    }
  }

  /** Names of companions and marks that do not belong to the tokens beside them: planted, or left over. */
  misfits(cookies: ReadonlyMap<string, string>): string[] {
    const { access, refresh } = this.readTokens(cookies)
    const isPresent = (name: string) => this.#value(cookies, name) !== ''
    const isOther = (name: string, token: string | null) =>
      isPresent(name) && this.#value(cookies, name) !== (token === null ? '' : stampOf(token))
    return [
      ...(isOther(ACCESS_STAMP_COOKIE, access) ? [ACCESS_STAMP_COOKIE] : []),
      // Pages that other sites link to come without the refresh token.
      ...(refresh !== null && isOther(REFRESH_STAMP_COOKIE, refresh) ? [REFRESH_STAMP_COOKIE] : []),
      ...(refresh !== null && isPresent(SIGNED_OUT_COOKIE) && !this.read(cookies).signedOut ? [SIGNED_OUT_COOKIE] : []),
    ]
  }

  /** Puts the refresh token's companion back where it is missing or another one's. */
  mend(cookies: ReadonlyMap<string, string>): string[] {
    const { refresh, signedOut } = this.read(cookies)
    if (refresh === null || signedOut || this.#value(cookies, REFRESH_STAMP_COOKIE) === stampOf(refresh)) return []
    return [this.#companion(REFRESH_STAMP_COOKIE, stampOf(refresh), REFRESH_SECONDS)]
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

  #value(cookies: ReadonlyMap<string, string>, name: string): string {
    return cookies.get(cookieName(name, this.#tls)) ?? ''
  }
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

function readToken(value: string | undefined): string | null {
  return isToken(value) ? value : null
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
