import type { FastifyRequest } from 'fastify'
import { callerHeaders } from '../platform/passed-headers.ts'
import type { Platform } from '../platform/platform.ts'
import type { EndedSessions } from './ended-sessions.ts'
import { endAtPlatform, type TokensToEnd } from './platform-logout.ts'
import type { SessionCookies } from './session-cookies.ts'
import type { TokenOwners } from './token-owners.ts'
import type { TokenRefresh } from './token-refresh.ts'

interface SessionEndMeans {
  platform: Platform
  cookies: SessionCookies
  owners: TokenOwners
  ended: EndedSessions
  tokenRefresh: TokenRefresh
}

/** Ends sessions, at all nodes at once and then at the platform. */
export class SessionEnd {
  readonly #means: SessionEndMeans
  /** Refresh tokens whose session the platform is being asked to end. */
  readonly #asked = new Set<string>()

  constructor(means: SessionEndMeans) {
    this.#means = means
  }

  /** Ends the session of a request's cookies. Resolves when all nodes know; does not wait for the platform. */
  async endOf(request: FastifyRequest): Promise<void> {
    const { cookies, owners } = this.#means
    const { access, refresh } = cookies.readTokens(request.headers.cookie)
    owners.forget(access, refresh)
    if (refresh === null || this.#asked.has(refresh)) return
    this.#asked.add(refresh)
    const newest = await this.#endAtNodes({ access, refresh })
    void this.#endAtPlatform(refresh, newest, request)
  }

  /** Ends the session of a player who logged out while this server could not be reached; their browser marks it so. */
  endIfMarked(request: FastifyRequest): void {
    if (this.#means.cookies.read(request.headers.cookie).signedOut) void this.endOf(request)
  }

  /** Returns the newest tokens of the session. */
  async #endAtNodes(presented: TokensToEnd): Promise<TokensToEnd> {
    const { ended, tokenRefresh } = this.#means
    await ended.add(presented.refresh)
    const newer = await tokenRefresh.exchangedFor(presented.refresh)
    if (newer === null) return presented
    await ended.add(newer.refresh)
    return newer
  }

  async #endAtPlatform(presented: string, newest: TokensToEnd, request: FastifyRequest): Promise<void> {
    const { platform, ended, tokenRefresh } = this.#means
    try {
      await endAtPlatform(platform, tokenRefresh, newest, callerHeaders(request, null))
      for (const token of new Set([presented, newest.refresh])) void ended.endedAtPlatform(token)
    } catch (error) {
      request.log.warn({ err: error }, 'session not ended at the platform')
    } finally {
      this.#asked.delete(presented)
    }
  }
}
