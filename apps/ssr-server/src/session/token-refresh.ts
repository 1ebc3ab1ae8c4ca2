import { REFRESH_PATH } from '@croupier/contract/paths'
import { hash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { TokenPair } from '@croupier/contract/session'
import { PlatformUnavailable } from '../http/call-failures.ts'
import { RETRY_SECONDS } from '../guard/refusals.ts'
import { parseJson } from '../http/parse-json.ts'
import type { Platform } from '../platform/platform.ts'
import { SingleFlight } from '../http/single-flight.ts'
import { onceForAll } from '../shared-state/once-for-all.ts'
import type { Place, SharedState, SharedValue } from '../shared-state/shared-state.ts'
import type { EndedSessions } from './ended-sessions.ts'
import { isTokenPair } from './session-cookies.ts'
import type { TokenOwners } from './token-owners.ts'

export type RefreshOutcome =
  | { kind: 'refreshed'; tokens: TokenPair }
  /** The platform answered 400 or 401: the session is over. */
  | { kind: 'signed-out'; status: number; body: Buffer }
  /** The platform gave no clear answer, or one that another node may know better: the session goes on. */
  | { kind: 'failed'; status: number; body: Buffer; retryAfter?: string | undefined }

type SignedOut = RefreshOutcome & { kind: 'signed-out' }

const MAX_ANSWER = 64 * 1024
const NO_BYTES = Buffer.alloc(0)
const ENDED: SignedOut = {
  kind: 'signed-out',
  status: 401,
  body: Buffer.from(JSON.stringify({ errors: [{ code: 'invalid_refresh_token' }] })),
}
const UNCERTAIN: RefreshOutcome = {
  kind: 'failed',
  status: 503,
  body: Buffer.from(JSON.stringify({ errors: [{ code: 'session_uncertain' }] })),
  retryAfter: String(RETRY_SECONDS),
}
/** How often to look whether another node tells what it did. */
const LOOK_MS = 100

export interface TokenRefreshMeans {
  readonly platform: Platform
  readonly owners: TokenOwners
  readonly ended: EndedSessions
  readonly state: SharedState
}

export interface TokenRefreshLimits {
  /** How long an outcome is remembered. */
  readonly refreshMemory: number
  readonly platformTimeout: number
}

/** Exchanges each refresh token once among all nodes; parallel and later callers get the same outcome. */
export class TokenRefresh {
  readonly #means: TokenRefreshMeans
  readonly #limits: TokenRefreshLimits
  readonly #exchanges = new SingleFlight<RefreshOutcome>()

  constructor(means: TokenRefreshMeans, limits: TokenRefreshLimits) {
    this.#means = means
    this.#limits = limits
  }

  /** Rejects with PlatformUnavailable when there was no answer. */
  async refresh(token: string, headers: Record<string, string> = {}): Promise<RefreshOutcome> {
    if (await this.hasEnded(token)) return ENDED
    return this.#exchanges.join(token, () => this.#exchangeOnce(token, headers))
  }

  /**
   * Returns the pair that the token was exchanged for, if it was. Call it after the session's end is known: then a refresh
   * under way does not restore the session.
   */
  async exchangedFor(token: string): Promise<TokenPair | null> {
    const found = await this.#means.state.find(placeOf('refreshed', token))
    return found === null ? null : pairOf(found)
  }

  /** Whether this token's session has been logged out. */
  async hasEnded(token: string): Promise<boolean> {
    return this.#means.ended.has(token)
  }

  /** Exchanges the token of an ended session, so that no other caller can. Null where that has been done, or is under way. */
  async useUp(token: string, headers: Record<string, string>): Promise<TokenPair | null> {
    const claim = await this.#means.state.claim(placeOf('refreshed', token))
    if (claim === null) return null
    try {
      const outcome = await this.#ask(token, headers)
      if (outcome.kind === 'failed') throw new Error(`refresh failed with ${outcome.status}`)
      return outcome.kind === 'refreshed' ? outcome.tokens : null
    } finally {
      void claim.release()
    }
  }

  async #exchangeOnce(token: string, headers: Record<string, string>): Promise<RefreshOutcome> {
    const { state } = this.#means
    const place = placeOf('refreshed', token)
    return onceForAll<RefreshOutcome>({
      claim: () => state.claim(place),
      find: () => this.#known(token),
      work: () => this.#exchange(token, headers),
      waitMs: this.#limits.platformTimeout,
      late: () => Promise.reject(new PlatformUnavailable('timeout')),
    })
  }

  /** The outcome of an exchange that a node has made. */
  async #known(token: string): Promise<RefreshOutcome | null> {
    const tokens = await this.exchangedFor(token)
    if (tokens === null) return null
    return (await this.hasEnded(tokens.refresh)) ? ENDED : { kind: 'refreshed', tokens }
  }

  async #exchange(token: string, headers: Record<string, string>): Promise<RefreshOutcome> {
    const { state, owners } = this.#means
    const refused = await state.find(placeOf('refused', token))
    if (refused !== null) return refusalOf(refused)
    const wasCertain = state.isCertain
    const outcome = await this.#ask(token, headers)
    if (outcome.kind === 'failed') return outcome
    if (outcome.kind === 'signed-out') return this.#confirm(token, outcome, wasCertain)
    // Kept before looking for the session's end, which is kept before looking for this.
    const { access, refresh, expiresIn } = outcome.tokens
    const pair = { facts: { access, refresh, expiresIn }, bytes: NO_BYTES }
    await state.keep(placeOf('refreshed', token), pair, this.#limits.refreshMemory)
    if (await this.hasEnded(token)) return ENDED
    owners.issued(outcome.tokens, token)
    return outcome
  }

  /**
   * The platform refuses a token that was used before, and another node may have used it without being able to tell: it is
   * given time for that. While nothing is known for sure the session goes on.
   */
  async #confirm(token: string, refusal: SignedOut, wasCertain: boolean): Promise<RefreshOutcome> {
    const { state } = this.#means
    const isCertain = () => wasCertain && state.isCertain
    for (let ms = 0; ms < state.tellingMs && isCertain(); ms += LOOK_MS) {
      // oxlint-disable-next-line no-await-in-loop -- looks again
      const known = await this.#known(token)
      if (known !== null) return known
      // oxlint-disable-next-line no-await-in-loop -- as above
      await pause(LOOK_MS)
    }
    if (await this.hasEnded(token)) return ENDED
    if (!isCertain()) return (await this.#known(token)) ?? UNCERTAIN
    const { status, body } = refusal
    await state.keep(placeOf('refused', token), { facts: { status }, bytes: body }, this.#limits.refreshMemory)
    return refusal
  }

  async #ask(token: string, headers: Record<string, string>): Promise<RefreshOutcome> {
    const call = {
      method: 'POST',
      path: REFRESH_PATH,
      headers: { ...headers, accept: 'application/json', 'content-type': 'application/json' },
      body: Buffer.from(JSON.stringify({ refreshToken: token })),
    }
    const { status, headers: answered, body } = await this.#means.platform.ask(call, MAX_ANSWER)
    return readOutcome(status, body, answered['retry-after'])
  }
}

/** Holds no token. */
function placeOf(room: 'refreshed' | 'refused', token: string): Place {
  return { room, name: hash('sha256', token, 'base64url') }
}

function pairOf({ facts }: SharedValue): TokenPair | null {
  return isTokenPair(facts) ? facts : null
}

function refusalOf({ facts, bytes }: SharedValue): SignedOut {
  return { kind: 'signed-out', status: facts['status'] === 400 ? 400 : 401, body: bytes }
}

function readOutcome(status: number, body: Buffer, retryAfter: string | undefined): RefreshOutcome {
  if (status === 400 || status === 401) return { kind: 'signed-out', status, body }
  const tokens = parseJson(body)
  if (status === 200 && isTokenPair(tokens)) return { kind: 'refreshed', tokens }
  return { kind: 'failed', status: status < 400 ? 502 : status, body, retryAfter }
}
