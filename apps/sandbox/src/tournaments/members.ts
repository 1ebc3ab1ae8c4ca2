import type { PlatformClock } from '../ground/values/platform-clock.ts'
import type { Database } from '../ground/storage/database.ts'

export interface Membership {
  readonly isMember: boolean
  readonly isChosen: boolean
}

/** Who takes part in tournaments, in which of them the bets count, and who is invited. */
export class TournamentMembers {
  readonly #database: Database
  readonly #clock: PlatformClock

  constructor(database: Database, clock: PlatformClock) {
    this.#database = database
    this.#clock = clock
  }

  of(tournamentId: number, playerId: number): Membership {
    const sql = 'SELECT is_chosen FROM tournament_members WHERE tournament_id = ? AND player_id = ?'
    const row = this.#database.get<{ is_chosen: number }>(sql, tournamentId, playerId)
    return { isMember: row !== undefined, isChosen: row?.is_chosen === 1 }
  }

  /** In the order in which they joined. */
  ids(tournamentId: number): number[] {
    const sql = 'SELECT player_id AS id FROM tournament_members WHERE tournament_id = ? ORDER BY joined_at, player_id'
    return this.#database.all<{ id: number }>(sql, tournamentId).map(({ id }) => id)
  }

  count(tournamentId: number): number {
    const sql = 'SELECT COUNT(*) AS count FROM tournament_members WHERE tournament_id = ?'
    return this.#database.get<{ count: number }>(sql, tournamentId)?.count ?? 0
  }

  /** Tournaments that a player has joined. */
  joinedBy(playerId: number): number[] {
    const sql = 'SELECT tournament_id AS id FROM tournament_members WHERE player_id = ? ORDER BY joined_at'
    return this.#database.all<{ id: number }>(sql, playerId).map(({ id }) => id)
  }

  /** The tournament that a player has chosen; null: none. */
  chosenBy(playerId: number): number | null {
    const sql = 'SELECT tournament_id AS id FROM tournament_members WHERE player_id = ? AND is_chosen = 1'
    return this.#database.get<{ id: number }>(sql, playerId)?.id ?? null
  }

  add(tournamentId: number, playerId: number): void {
    this.#database.run(
      'INSERT INTO tournament_members (tournament_id, player_id, joined_at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
      tournamentId,
      playerId,
      this.#clock.now(),
    )
  }

  /** Makes it the only one that the player has chosen. */
  choose(tournamentId: number, playerId: number): void {
    const sql = 'UPDATE tournament_members SET is_chosen = (tournament_id = ?) WHERE player_id = ?'
    this.#database.run(sql, tournamentId, playerId)
  }

  leave(tournamentId: number, playerId: number): void {
    const sql = 'DELETE FROM tournament_members WHERE tournament_id = ? AND player_id = ?'
    this.#database.run(sql, tournamentId, playerId)
  }

  invite(tournamentId: number, playerId: number): void {
    const sql = 'INSERT INTO tournament_invitations (tournament_id, player_id) VALUES (?, ?) ON CONFLICT DO NOTHING'
    this.#database.run(sql, tournamentId, playerId)
  }

  isInvited(tournamentId: number, playerId: number): boolean {
    const sql = 'SELECT 1 FROM tournament_invitations WHERE tournament_id = ? AND player_id = ?'
    return this.#database.get(sql, tournamentId, playerId) !== undefined
  }
}
