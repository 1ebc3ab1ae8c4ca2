import { hash } from 'node:crypto'
import { cookieName, serialiseCookie } from './cookies.ts'
import type { DocumentSession, TokenPair } from '../pages/document.ts'

export const REFRESH_LIFETIME = 32_140_800
/** The access token's cookie ends this many seconds before the token does. */
const ACCESS_MARGIN = 5
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
    const ended = this.#value(cookies, 'signed_out').split('.')
    const signedOut = [tokens.access, tokens.refresh].some((token) => token !== null && ended.includes(stampOf(token)))
    return { ...(signedOut ? NO_TOKENS : tokens), signedOut }
  }

  readTokens(cookies: ReadonlyMap<string, string>): PresentedTokens {
    return { access: readToken(this.#value(cookies, 'at')), refresh: readToken(this.#value(cookies, 'rt')) }
  }

  /** Names of companions and marks that do not belong to the tokens beside them: planted, or left over. */
  misfits(cookies: ReadonlyMap<string, string>): string[] {
    const { access, refresh } = this.readTokens(cookies)
    const isPresent = (name: string) => this.#value(cookies, name) !== ''
    const isOther = (name: string, token: string | null) =>
      isPresent(name) && this.#value(cookies, name) !== (token === null ? '' : stampOf(token))
    return [
      ...(isOther('at_live', access) ? ['at_live'] : []),
      // Pages that other sites link to come without the refresh token.
      ...(refresh !== null && isOther('rt_live', refresh) ? ['rt_live'] : []),
      ...(refresh !== null && isPresent('signed_out') && !this.read(cookies).signedOut ? ['signed_out'] : []),
    ]
  }

  /** Puts the refresh token's companion back where it is missing or another one's. */
  mend(cookies: ReadonlyMap<string, string>): string[] {
    const { refresh, signedOut } = this.read(cookies)
    if (refresh === null || signedOut || this.#value(cookies, 'rt_live') === stampOf(refresh)) return []
    return [this.#companion('rt_live', stampOf(refresh), REFRESH_LIFETIME)]
  }

  issue(tokens: TokenPair): string[] {
    const accessLifetime = Math.max(0, Math.floor(tokens.expiresIn) - ACCESS_MARGIN)
    return [
      this.#secret('at', tokens.access, accessLifetime, 'Lax'),
      this.#companion('at_live', stampOf(tokens.access), accessLifetime),
      this.#secret('rt', tokens.refresh, REFRESH_LIFETIME, 'Strict'),
      this.#companion('rt_live', stampOf(tokens.refresh), REFRESH_LIFETIME),
      this.#companion('signed_out', '', 0),
    ]
  }

  clear(): string[] {
    return [
      this.#secret('at', '', 0, 'Lax'),
      this.#companion('at_live', '', 0),
      this.#secret('rt', '', 0, 'Strict'),
      this.#companion('rt_live', '', 0),
      this.#companion('signed_out', '', 0),
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

type DocumentAccess = NonNullable<ReturnType<DocumentSession['access']>>

function accessOf(token: string): DocumentAccess {
  return { stamp: stampOf(token), header: `Bearer ${token}` }
}

export class RequestSession implements DocumentSession {
  readonly #cookies: SessionCookies
  #access: DocumentAccess | null
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

  access(): DocumentAccess | null {
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
