import { hash } from 'node:crypto'
import { serialiseCookie } from './cookies.ts'
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

/** Tokens in HttpOnly cookies, each with a readable companion (`at_live=<stamp>`, `rt_live=1`) without a secret. */
export class SessionCookies {
  readonly #secure: boolean
  readonly #accessName: string
  readonly #refreshName: string

  constructor(tls: boolean) {
    this.#secure = tls
    this.#accessName = tls ? '__Host-at' : 'at'
    this.#refreshName = tls ? '__Host-rt' : 'rt'
  }

  read(cookies: ReadonlyMap<string, string>): PresentedSession {
    const signedOut = cookies.get('signed_out') === '1'
    return { ...(signedOut ? NO_TOKENS : this.readTokens(cookies)), signedOut }
  }

  readTokens(cookies: ReadonlyMap<string, string>): PresentedTokens {
    return {
      access: readToken(cookies.get(this.#accessName)),
      refresh: readToken(cookies.get(this.#refreshName)),
    }
  }

  issue(tokens: TokenPair): string[] {
    const accessLifetime = Math.max(0, Math.floor(tokens.expiresIn) - ACCESS_MARGIN)
    return [
      this.#secret(this.#accessName, tokens.access, accessLifetime, 'Lax'),
      this.#companion('at_live', stampOf(tokens.access), accessLifetime),
      this.#secret(this.#refreshName, tokens.refresh, REFRESH_LIFETIME, 'Strict'),
      this.#companion('rt_live', '1', REFRESH_LIFETIME),
      this.#companion('signed_out', '', 0),
    ]
  }

  clear(): string[] {
    return [
      this.#secret(this.#accessName, '', 0, 'Lax'),
      this.#companion('at_live', '', 0),
      this.#secret(this.#refreshName, '', 0, 'Strict'),
      this.#companion('rt_live', '', 0),
      this.#companion('signed_out', '', 0),
    ]
  }

  #secret(name: string, value: string, maxAgeSeconds: number, sameSite: 'Lax' | 'Strict'): string {
    return serialiseCookie(name, value, { maxAgeSeconds, sameSite, secure: this.#secure, httpOnly: true })
  }

  #companion(name: string, value: string, maxAgeSeconds: number): string {
    return serialiseCookie(name, value, { maxAgeSeconds, sameSite: 'Lax', secure: this.#secure, httpOnly: false })
  }
}

/** A short hash of the access token: changes with it and is no secret. */
export function stampOf(access: string): string {
  return hash('sha256', access, 'base64url').slice(0, 12)
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
