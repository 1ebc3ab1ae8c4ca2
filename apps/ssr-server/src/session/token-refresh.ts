import { REFRESH_PATH } from '@croupier/contract/paths'
import { LRUCache } from 'lru-cache'
import type { TokenPair } from '@croupier/contract/session'
import { parseJson } from '../http/parse-json.ts'
import type { Platform } from '../platform/platform.ts'
import { SingleFlight } from '../http/single-flight.ts'
import type { EndedSessions } from './ended-sessions.ts'
import { isTokenPair } from './session-cookies.ts'
import type { TokenOwners } from './token-owners.ts'

export type RefreshOutcome =
  | { kind: 'refreshed'; tokens: TokenPair }
  /** The platform answered 400 or 401: the session is over. */
  | { kind: 'signed-out'; status: number; body: Buffer }
  /** The platform gave no clear answer: the session goes on. */
  | { kind: 'failed'; status: number; body: Buffer }

const MAX_ANSWER = 64 * 1024
const ENDED: RefreshOutcome = {
  kind: 'signed-out',
  status: 401,
  body: Buffer.from(JSON.stringify({ errors: [{ code: 'invalid_refresh_token' }] })),
}

/** Exchanges each refresh token once; parallel and later callers get the same outcome, known to this process only. */
export class TokenRefresh {
  readonly #platform: Platform
  readonly #owners: TokenOwners
  readonly #ended: EndedSessions
  readonly #exchanges = new SingleFlight<RefreshOutcome>()
  readonly #remembered: LRUCache<string, RefreshOutcome>

  constructor(platform: Platform, owners: TokenOwners, ended: EndedSessions, memoryMs: number) {
    this.#platform = platform
    this.#owners = owners
    this.#ended = ended
    this.#remembered = new LRUCache({ max: 10_000, ttl: memoryMs })
  }

  /** Rejects with PlatformUnavailable when there was no answer. */
  async refresh(token: string, headers: Record<string, string> = {}): Promise<RefreshOutcome> {
    if (this.#ended.has(token)) return ENDED
    const known = this.#remembered.get(token)
    if (known !== undefined) return known.kind === 'refreshed' && this.hasEnded(known.tokens.refresh) ? ENDED : known
    return this.#exchanges.join(token, () => this.#exchange(token, headers))
  }

  /**
   * After a logout: neither a running refresh nor one of another tab restores the session. Returns the pair that the token
   * was exchanged for, if it was.
   */
  end(token: string): TokenPair | null {
    const outcome = this.#remembered.get(token)
    const newer = outcome?.kind === 'refreshed' ? outcome.tokens : null
    if (newer !== null) this.#remembered.set(newer.refresh, ENDED)
    this.#remembered.set(token, ENDED)
    return newer
  }

  /** Whether this token's session has been logged out. */
  hasEnded(token: string): boolean {
    return this.#remembered.get(token) === ENDED || this.#ended.has(token)
  }

  /** Exchanges the token of an ended session, so that no other caller can. Null where that has been done, or is under way. */
  async useUp(token: string, headers: Record<string, string>): Promise<TokenPair | null> {
    if (this.#exchanges.has(token)) return null
    const outcome = await this.#ask(token, headers)
    if (outcome.kind === 'failed') throw new Error(`refresh failed with ${outcome.status}`)
    return outcome.kind === 'refreshed' ? outcome.tokens : null
  }

  async #exchange(token: string, headers: Record<string, string>): Promise<RefreshOutcome> {
    const outcome = await this.#ask(token, headers)
    if (this.hasEnded(token)) return ENDED
    if (outcome.kind !== 'failed') this.#remembered.set(token, outcome)
    if (outcome.kind === 'refreshed') this.#owners.issued(outcome.tokens, token)
    return outcome
  }

  async #ask(token: string, headers: Record<string, string>): Promise<RefreshOutcome> {
    const call = {
      method: 'POST',
      path: REFRESH_PATH,
      headers: { ...headers, accept: 'application/json', 'content-type': 'application/json' },
      body: Buffer.from(JSON.stringify({ refreshToken: token })),
    }
    const { status, body } = await this.#platform.ask(call, MAX_ANSWER)
    return readOutcome(status, body)
  }
}

function readOutcome(status: number, body: Buffer): RefreshOutcome {
  if (status === 400 || status === 401) return { kind: 'signed-out', status, body }
  const tokens = parseJson(body)
  if (status === 200 && isTokenPair(tokens)) return { kind: 'refreshed', tokens }
  return { kind: 'failed', status: status < 400 ? 502 : status, body }
}
