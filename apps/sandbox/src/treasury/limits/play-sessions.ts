import type { PlatformClock } from '../../ground/values/platform-clock.ts'
import type { PlayerRecord } from '../../players/player.ts'
import type { Database } from '../../ground/storage/database.ts'
import type { PlayLimits } from './play-limits.ts'

/** Milliseconds without a start or spin that end a session. */
const SESSION_GAP = 30 * 60_000

/** Duration and result of the current session, read from the games. */
export class PlaySessions {
  readonly #database: Database
  readonly #clock: PlatformClock
  readonly #limits: PlayLimits

  constructor(database: Database, clock: PlatformClock, limits: PlayLimits) {
    this.#database = database
    this.#clock = clock
    this.#limits = limits
  }

  answer(player: Pick<PlayerRecord, 'id' | 'currency'>) {
    const startedAt = this.#startOf(player.id)
    const { currency } = player
    if (startedAt === null) return { started_at: null, seconds: 0, bet: 0, won: 0, net: 0, currency, remind_at: null }
    const { bet, won } = this.#stakes(player.id, startedAt)
    const minutes = this.#limits.realityCheck(player.id)
    const since = Math.max(startedAt, this.#limits.remindedAt(player.id) ?? 0)
    return {
      started_at: this.#clock.iso(startedAt),
      seconds: Math.floor((this.#clock.now() - startedAt) / 1000),
      bet,
      won,
      net: won - bet,
      currency,
      remind_at: minutes === null ? null : this.#clock.iso(since + minutes * 60_000),
    }
  }

  #startOf(playerId: number): number | null {
    const row = this.#database.get<{ started: number | null; last: number | null }>(
      `WITH moments AS (
         SELECT created_at AS at FROM game_runs WHERE player_id = ?1 AND mode = 'real'
         UNION ALL
         SELECT spins.at FROM spins JOIN game_runs ON token = run_token WHERE player_id = ?1 AND mode = 'real'
       ), gaps AS (
         SELECT at, at - LAG(at) OVER (ORDER BY at) AS gap FROM moments
       )
       SELECT MAX(CASE WHEN gap IS NULL OR gap > ?2 THEN at END) AS started, MAX(at) AS last FROM gaps`,
      playerId,
      SESSION_GAP,
    )
    if (!row || row.last === null || row.last + SESSION_GAP <= this.#clock.now()) return null
    return row.started
  }

  #stakes(playerId: number, since: number): { bet: number; won: number } {
    const row = this.#database.get<{ bet: number | null; won: number | null }>(
      `SELECT SUM(bet) AS bet, SUM(win) AS won FROM spins JOIN game_runs ON token = run_token
       WHERE player_id = ? AND mode = 'real' AND spins.at >= ?`,
      playerId,
      since,
    )
    return { bet: row?.bet ?? 0, won: row?.won ?? 0 }
  }
}
