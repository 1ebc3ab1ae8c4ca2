import { PROFILE_PATH } from '@croupier/contract/paths'
import { hash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { TokenPair } from '@croupier/contract/session'
import { callerHeaders } from '../platform/passed-headers.ts'
import { withDeadline } from '../http/deadline.ts'
import { parseJson } from '../http/parse-json.ts'
import { PlatformUnavailable } from '../http/call-failures.ts'
import type { Platform } from '../platform/platform.ts'

const MAX_PROFILE = 256 * 1024

export interface TokenOwnersLimits {
  tokenOwners: number
  ownerWait: number
}

/** The platform does not accept the token itself: the browser has to refresh it first. */
export class TokenRefused extends Error {}

/** Knows the player's hash of an access token. Asks the platform once per token pair; a refresh keeps the owner. */
export class TokenOwners {
  readonly #owners: LRUCache<string, string, Question>
  readonly #issuedWith: LRUCache<string, string>

  constructor(platform: Platform, { tokenOwners, ownerWait }: TokenOwnersLimits) {
    this.#issuedWith = new LRUCache({ max: tokenOwners })
    this.#owners = new LRUCache({
      max: tokenOwners,
      fetchMethod: (_key, _stale, { context }) => askOwner(platform, context, ownerWait),
    })
  }

  /** Rejects with TokenRefused, or with PlatformUnavailable where the owner cannot be learnt now. */
  async ownerOf(access: string, request: FastifyRequest): Promise<string> {
    const owner = await this.#owners.fetch(keyOf(access), { context: { access, request } })
    if (owner === undefined) throw new PlatformUnavailable('unreachable')
    return owner
  }

  /** Call with each pair that the platform issues; `usedRefresh` is the token that was exchanged for it. */
  issued(tokens: TokenPair, usedRefresh: string | null = null): void {
    const previous = usedRefresh === null ? undefined : this.#issuedWith.get(keyOf(usedRefresh))
    const owner = previous === undefined ? undefined : this.#owners.get(previous)
    if (owner !== undefined) this.#owners.set(keyOf(tokens.access), owner)
    this.#issuedWith.set(keyOf(tokens.refresh), keyOf(tokens.access))
  }

  forget(access: string | null, refresh: string | null): void {
    if (access !== null) this.#owners.delete(keyOf(access))
    if (refresh === null) return
    const issued = this.#issuedWith.get(keyOf(refresh))
    this.#issuedWith.delete(keyOf(refresh))
    if (issued !== undefined) this.#owners.delete(issued)
  }
}

interface Question {
  access: string
  request: FastifyRequest
}

/** Keeps no token in memory, and bounds the size of a key. */
function keyOf(token: string): string {
  return hash('sha256', token, 'base64url')
}

async function askOwner(platform: Platform, { access, request }: Question, waitMs: number): Promise<string> {
  const headers = { ...callerHeaders(request, access), accept: 'application/json' }
  const deadline = { ms: waitMs, timeout: () => new PlatformUnavailable('timeout') }
  const { status, owner } = await withDeadline(deadline, async (signal) => {
    const { status, body } = await platform.ask({ method: 'GET', path: PROFILE_PATH, headers, signal }, MAX_PROFILE)
    return { status, owner: hashOf(parseJson(body)) }
  })
  if (status === 401) throw new TokenRefused()
  if (status !== 200 || owner === null) throw new PlatformUnavailable('unreachable')
  return owner
}

function hashOf(answer: unknown): string | null {
  const { data } = (answer ?? {}) as { data?: { info?: { hash?: unknown } | null } | null }
  const hash = data?.info?.hash
  return typeof hash === 'string' && hash !== '' ? hash : null
}
