import type { FastifyRequest } from 'fastify'
import { callerHeaders } from '../platform/passed-headers.ts'
import type { Platform } from '../platform/platform.ts'
import type { EndedSessions } from './ended-sessions.ts'
import { endAtPlatform, type TokensToEnd } from './platform-logout.ts'
import type { SessionCookies } from './session-cookies.ts'
import type { TokenOwners } from './token-owners.ts'
import type { TokenRefresh } from './token-refresh.ts'

interface SessionEndParts {
  platform: Platform
  cookies: SessionCookies
  owners: TokenOwners
  ended: EndedSessions
  tokenRefresh: TokenRefresh
}

/** Ends sessions, here at once and then at the platform. */
export class SessionEnd {
  readonly #parts: SessionEndParts
  /** Refresh tokens whose session the platform is being asked to end. */
  readonly #asked = new Set<string>()

  constructor(parts: SessionEndParts) {
    this.#parts = parts
  }

  /** Ends the session of a request's cookies. Does not wait for the platform. */
  endOf(request: FastifyRequest): void {
    const { cookies, owners } = this.#parts
    const { access, refresh } = cookies.readTokens(request.headers.cookie)
    owners.forget(access, refresh)
    if (refresh !== null && !this.#asked.has(refresh)) void this.#end({ access, refresh }, request)
  }

  /** Ends the session of a player who logged out while this server could not be reached; their browser marks it so. */
  endIfMarked(request: FastifyRequest): void {
    if (this.#parts.cookies.read(request.headers.cookie).signedOut) this.endOf(request)
  }

  async #end(presented: TokensToEnd, request: FastifyRequest): Promise<void> {
    const { platform, ended, tokenRefresh } = this.#parts
    const newest = tokenRefresh.end(presented.refresh) ?? presented
    const refreshTokens = new Set([presented.refresh, newest.refresh])
    for (const token of refreshTokens) ended.add(token)
    this.#asked.add(presented.refresh)
    try {
      await endAtPlatform(platform, tokenRefresh, newest, callerHeaders(request, null))
      for (const token of refreshTokens) ended.remove(token)
    } catch (error) {
      request.log.warn({ err: error }, 'session not ended at the platform')
    } finally {
      this.#asked.delete(presented.refresh)
    }
  }
}
