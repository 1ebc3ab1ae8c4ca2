import type { PlatformClock } from '../../ground/values/platform-clock.ts'
import type { Database } from '../../ground/storage/database.ts'

/** Milliseconds without a start or spin that end a session. */
export const SESSION_GAP = 30 * 60_000

/** A time of play. */
interface Stretch {
  from: number
  to: number
}

/** What was staked, won and played for money, read from the games. */
export class PlayFigures {
  readonly #database: Database
  readonly #clock: PlatformClock

  constructor(database: Database, clock: PlatformClock) {
    this.#database = database
    this.#clock = clock
  }

  stakes(playerId: number, since: number): { bet: number; won: number } {
    const row = this.#database.get<{ bet: number | null; won: number | null }>(
      `SELECT SUM(bet) AS bet, SUM(win) AS won FROM spins JOIN game_runs ON token = run_token
       WHERE player_id = ? AND mode = 'real' AND spins.at >= ?`,
      playerId,
      since,
    )
    return { bet: row?.bet ?? 0, won: row?.won ?? 0 }
  }

  /** The session that has not ended: its start, and its last start or spin; null: none. */
  session(playerId: number): Stretch | null {
    const last = this.#stretches(playerId, 0).at(-1)
    return last && last.to + SESSION_GAP > this.#clock.now() ? last : null
  }

  /** Milliseconds of play since then, with those since the last spin of a session that has not ended. */
  timeSince(playerId: number, since: number): number {
    const stretches = this.#stretches(playerId, since)
    const last = stretches.at(-1)
    const now = this.#clock.now()
    if (last && last.to + SESSION_GAP > now) last.to = now
    return stretches.reduce((sum, { from, to }) => sum + Math.max(0, to - Math.max(from, since)), 0)
  }

  /** Counts the time until now as played, also where no spin follows. */
  markPlayed(playerId: number): void {
    this.#database.insert('play_marks', { player_id: playerId, at: this.#clock.now() })
  }

  /** Starts and spins without a longer gap, oldest first; those that end before `since` are left out. */
  #stretches(playerId: number, since: number): Stretch[] {
    return this.#database.all<Stretch>(
      `WITH moments AS (
         SELECT created_at AS at FROM game_runs WHERE player_id = ?1 AND mode = 'real'
         UNION ALL
         SELECT spins.at FROM spins JOIN game_runs ON token = run_token WHERE player_id = ?1 AND mode = 'real'
         UNION ALL
         SELECT at FROM play_marks WHERE player_id = ?1
       ), gaps AS (
         SELECT at, COALESCE(at - LAG(at) OVER (ORDER BY at) > ?2, 1) AS begins FROM moments
       ), numbered AS (
         SELECT at, SUM(begins) OVER (ORDER BY at) AS stretch FROM gaps
       )
       SELECT MIN(at) AS "from", MAX(at) AS "to" FROM numbered GROUP BY stretch HAVING MAX(at) >= ?3 ORDER BY 1`,
      playerId,
      SESSION_GAP,
      since,
    )
  }
}
