import type { Database } from '../ground/storage/database.ts'

/** The games that players played for money last. */
export class RecentGames {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  /** @param at milliseconds of platform time */
  played(playerId: number, slug: string, at: number): void {
    this.#database.run(
      `INSERT INTO recent_games (player_id, game_slug, played_at) VALUES (?, ?, ?)
       ON CONFLICT DO UPDATE SET played_at = excluded.played_at`,
      playerId,
      slug,
      at,
    )
  }

  /** Newest first. */
  slugs(playerId: number, limit = 24): string[] {
    const rows = this.#database.all<{ slug: string }>(
      'SELECT game_slug AS slug FROM recent_games WHERE player_id = ? ORDER BY played_at DESC, rowid DESC LIMIT ?',
      playerId,
      limit,
    )
    return rows.map(({ slug }) => slug)
  }
}
