import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { PlatformClock } from '../ground/values/platform-clock.ts'
import type { PlayerRecord } from '../players/player.ts'
import type { Players } from '../players/players.ts'
import type { Database } from '../ground/storage/database.ts'
import { ApiError, unauthorized } from '../ground/wire/api-error.ts'
import { readAccessToken, signAccessToken } from './access-token.ts'

export const ACCESS_LIFETIME = 900
export const REFRESH_LIFETIME = 32_140_800

export interface TokenAnswer {
  access: string
  refresh: string
  /** Seconds until `access` expires. */
  expiresIn: number
}

interface RefreshRow {
  session_id: string
  player_id: number
  expires_at: number
  used_at: number | null
  revoked_at: number | null
}

const digest = (token: string): string => createHash('sha256').update(token).digest('hex')

/** Sign-ins and their tokens. A refresh token works once. */
export class Sessions {
  readonly #database: Database
  readonly #clock: PlatformClock
  readonly #players: Players
  readonly #secret: string

  constructor(database: Database, clock: PlatformClock, players: Players) {
    this.#database = database
    this.#clock = clock
    this.#players = players
    // Stored in the file, so that a restart signs nobody out.
    this.#secret = database.remember('token-secret', () => randomBytes(32).toString('base64'))
  }

  /** @throws ApiError 403 for a blocked player */
  signIn(player: PlayerRecord): TokenAnswer {
    if (player.flags['blocked']) throw new ApiError(403, 'user_blocked')
    return this.#database.transaction(() => {
      const sessionId = randomUUID()
      this.#database.insert('sessions', { id: sessionId, player_id: player.id, created_at: this.#clock.now() })
      this.#players.countLogin(player.id)
      return this.#issue(sessionId, player.id)
    })
  }

  /** Exchanges a refresh token for a new pair. The old one stops working. */
  refresh(refreshToken: string): TokenAnswer {
    return this.#database.transaction(() => {
      const hash = digest(refreshToken)
      const row = this.#database.get<RefreshRow>(
        `SELECT t.session_id, s.player_id, t.expires_at, t.used_at, s.revoked_at
         FROM refresh_tokens t JOIN sessions s ON s.id = t.session_id WHERE t.token_hash = ?`,
        hash,
      )
      const isGood = row && row.used_at === null && row.revoked_at === null && row.expires_at > this.#clock.now()
      if (!isGood) throw new ApiError(401, 'invalid_refresh_token')
      this.#database.run('UPDATE refresh_tokens SET used_at = ? WHERE token_hash = ?', this.#clock.now(), hash)
      return this.#issue(row.session_id, row.player_id)
    })
  }

  /** The calling player. @throws ApiError 401 */
  player(request: FastifyRequest): PlayerRecord {
    const player = this.visitor(request)
    if (!player) throw unauthorized()
    return player
  }

  /** The calling player, or null for a guest. */
  visitor(request: FastifyRequest): PlayerRecord | null {
    const claims = this.#claims(request)
    if (!claims) return null
    const session = this.#database.get<{ player_id: number }>(
      'SELECT player_id FROM sessions WHERE id = ? AND revoked_at IS NULL',
      claims.sid,
    )
    return session ? this.#players.byId(session.player_id) : null
  }

  /** Ends the session of the caller's access token, and that of the refresh token if it is the same player's. */
  logOut(refreshToken: string, request: FastifyRequest): void {
    const claims = this.#claims(request)
    if (!claims) return
    this.#database.run(
      `UPDATE sessions SET revoked_at = ? WHERE revoked_at IS NULL AND player_id = ? AND
         (id = ? OR id IN (SELECT session_id FROM refresh_tokens WHERE token_hash = ?))`,
      this.#clock.now(),
      Number(claims.sub),
      claims.sid,
      digest(refreshToken),
    )
  }

  revokeAll(playerId: number): void {
    this.#database.run(
      'UPDATE sessions SET revoked_at = ? WHERE player_id = ? AND revoked_at IS NULL',
      this.#clock.now(),
      playerId,
    )
  }

  #claims(request: FastifyRequest) {
    const [scheme, token] = (request.headers.authorization ?? '').split(' ')
    if (scheme !== 'Bearer' || !token) return null
    return readAccessToken(token, this.#secret, this.#clock.now())
  }

  #issue(sessionId: string, playerId: number): TokenAnswer {
    const now = this.#clock.now()
    const refresh = randomBytes(32).toString('base64url')
    this.#database.insert('refresh_tokens', {
      token_hash: digest(refresh),
      session_id: sessionId,
      expires_at: now + REFRESH_LIFETIME * 1000,
    })
    const exp = Math.floor(now / 1000) + ACCESS_LIFETIME
    return {
      access: signAccessToken({ sub: String(playerId), sid: sessionId, exp }, this.#secret, now),
      refresh,
      expiresIn: ACCESS_LIFETIME,
    }
  }
}
