import type { PlatformClock } from '../../ground/values/platform-clock.ts'
import type { Database } from '../../ground/storage/database.ts'
import { combined, type Mechanic } from '../tournament.ts'

interface ScoreRow {
  id: number
  score: number
  at: number
}

export interface Score {
  readonly score: number
  /** When it was reached. */
  readonly at: number
}

interface NewScore {
  readonly score: number
  readonly spin?: { readonly bet: number; readonly win: number } | null
  readonly until?: number
}

/** What players' bets bring in tournaments. The log is the account: a score is what its entries make. */
export class TournamentScores {
  readonly #database: Database
  readonly #clock: PlatformClock

  constructor(database: Database, clock: PlatformClock) {
    this.#database = database
    this.#clock = clock
  }

  /**
   * @param spin what was bet and won, minor units of the player's currency; null: added by hand
   * @param until the latest time that it may have
   */
  add(tournamentId: number, playerId: number, { score, spin = null, until = Infinity }: NewScore): void {
    if (score <= 0) return
    this.#database.insert('tournament_scores', {
      tournament_id: tournamentId,
      player_id: playerId,
      score,
      bet: spin?.bet ?? null,
      win: spin?.win ?? null,
      at: Math.min(this.#clock.now(), until),
    })
  }

  of({ id, mechanic }: { id: number; mechanic: Mechanic }, playerId: number): number {
    const sql = 'SELECT score FROM tournament_scores WHERE tournament_id = ? AND player_id = ?'
    const scores = this.#database.all<{ score: number }>(sql, id, playerId).map(({ score }) => score)
    return combined(mechanic, scores)
  }

  /** Scores of all players until a moment, by player. */
  ofAll({ id, mechanic }: { id: number; mechanic: Mechanic }, until: number): ReadonlyMap<number, Score> {
    const sql =
      mechanic === 'best'
        ? // Of equal ones the first.
          `SELECT player_id AS id, score, MIN(at) AS at FROM tournament_scores AS best WHERE tournament_id = ?1 AND at <= ?2
             AND score = (SELECT MAX(score) FROM tournament_scores
               WHERE tournament_id = ?1 AND at <= ?2 AND player_id = best.player_id) GROUP BY player_id, score`
        : `SELECT player_id AS id, SUM(score) AS score, MAX(at) AS at FROM tournament_scores
             WHERE tournament_id = ?1 AND at <= ?2 GROUP BY player_id`
    return new Map(
      this.#database.all<ScoreRow>(sql, id, until).map(({ id: player, score, at }) => [player, { score, at }]),
    )
  }
}
