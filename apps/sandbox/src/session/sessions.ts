import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { PlatformClock } from '../ground/values/platform-clock.ts'
import type { PlayerRecord } from '../players/player.ts'
import type { Players } from '../players/players.ts'
import type { Database } from '../ground/storage/database.ts'
import { ApiError, unauthorized } from '../ground/wire/api-error.ts'
import { marketRulesOf } from '../ground/wire/market-rules.ts'
import type { CallingDevice, Device } from './devices/device.ts'
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

/** A device where a player is signed in. Times are milliseconds. */
export interface SignedInDevice extends Device {
  readonly id: string
  readonly createdAt: number
  readonly seenAt: number
  readonly isCurrent: boolean
}

interface SessionRow {
  id: string
  agent: string
  country: string | null
  created_at: number
  seen_at: number
}

/** How exactly the platform knows when a device was seen last, milliseconds. */
const SEEN_STEP_MS = 30_000

const digest = (token: string): string => createHash('sha256').update(token).digest('hex')

/** Sign-ins and their tokens. A refresh token works once. */
export class Sessions {
  /** Called when a player has signed in on a device for the first time, but for the first of all. */
  onNewDevice: (player: PlayerRecord, device: CallingDevice) => void = () => {}
  /** Called when a player's sessions are others than before. */
  onChange: (player: PlayerRecord) => void = () => {}
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

  /** @throws ApiError 403 for a blocked player, and one whose account is closed */
  signIn(player: PlayerRecord, device: CallingDevice): TokenAnswer {
    if (player.flags['blocked']) throw new ApiError(403, 'user_blocked')
    if (player.flags['closed']) throw new ApiError(403, 'account_closed')
    return this.#database.transaction(() => {
      const sessionId = randomUUID()
      const now = this.#clock.now()
      const isNew = this.#isNew(player.id, device)
      this.#database.insert('sessions', {
        id: sessionId,
        player_id: player.id,
        created_at: now,
        seen_at: now,
        agent: device.agent,
        country: device.country,
      })
      this.#players.countLogin(player.id)
      if (isNew) this.onNewDevice(player, device)
      else this.onChange(player)
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
    const session = this.#database.get<{ player_id: number; seen_at: number }>(
      'SELECT player_id, seen_at FROM sessions WHERE id = ? AND revoked_at IS NULL',
      claims.sid,
    )
    if (!session) return null
    const now = this.#clock.now()
    const { idleMinutes } = marketRulesOf(request)
    if (idleMinutes !== null && now - session.seen_at > idleMinutes * 60_000) {
      this.#database.run('UPDATE sessions SET revoked_at = ? WHERE id = ?', now, claims.sid)
      return null
    }
    if (now - session.seen_at >= SEEN_STEP_MS)
      this.#database.run('UPDATE sessions SET seen_at = ? WHERE id = ?', now, claims.sid)
    return this.#players.byId(session.player_id)
  }

  /** The caller's sessions, the latest first. @throws ApiError 401 */
  list(request: FastifyRequest): SignedInDevice[] {
    const player = this.player(request)
    const current = this.#claims(request)?.sid
    return this.#database
      .all<SessionRow>(
        `SELECT id, agent, country, created_at, seen_at FROM sessions
         WHERE player_id = ? AND revoked_at IS NULL ORDER BY seen_at DESC LIMIT 100`,
        player.id,
      )
      .map(({ id, agent, country, created_at, seen_at }) => ({
        id,
        agent,
        country,
        createdAt: created_at,
        seenAt: seen_at,
        isCurrent: id === current,
      }))
  }

  /** Ends a session of the caller. @returns false if the caller has no such session @throws ApiError 401 */
  end(request: FastifyRequest, id: string): boolean {
    const player = this.player(request)
    const { changes } = this.#database.run(
      'UPDATE sessions SET revoked_at = ? WHERE player_id = ? AND id = ? AND revoked_at IS NULL',
      this.#clock.now(),
      player.id,
      id,
    )
    if (changes > 0) this.onChange(player)
    return changes > 0
  }

  /** Ends all sessions of the caller but the one of this call. @throws ApiError 401 */
  endOthers(request: FastifyRequest): void {
    const player = this.player(request)
    this.#database.run(
      'UPDATE sessions SET revoked_at = ? WHERE player_id = ? AND id <> ? AND revoked_at IS NULL',
      this.#clock.now(),
      player.id,
      this.#claims(request)?.sid ?? '',
    )
    this.onChange(player)
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

  /** A device counts by its browser. */
  #isNew(playerId: number, { agent }: Device): boolean {
    const agents = this.#database.all<{ agent: string }>(
      'SELECT DISTINCT agent FROM sessions WHERE player_id = ?',
      playerId,
    )
    return agents.length > 0 && agents.every((known) => known.agent !== agent)
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
