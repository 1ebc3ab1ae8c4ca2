import type { PlatformClock } from '../ground/values/platform-clock.ts'
import type { Database } from '../ground/storage/database.ts'

export class Favourites {
  readonly #database: Database
  readonly #clock: PlatformClock

  constructor(database: Database, clock: PlatformClock) {
    this.#database = database
    this.#clock = clock
  }

  /** Newest first. */
  slugs(playerId: number): string[] {
    return this.#database
      .all<{ game_slug: string }>(
        'SELECT game_slug FROM favourite_games WHERE player_id = ? ORDER BY rowid DESC',
        playerId,
      )
      .map((row) => row.game_slug)
  }

  /** Adds them in front, in this order. Those already there keep their place. */
  add(playerId: number, slugs: readonly string[]): void {
    this.#database.transaction(() => {
      for (const slug of slugs.toReversed())
        this.#database.run(
          'INSERT OR IGNORE INTO favourite_games (player_id, game_slug, added_at) VALUES (?, ?, ?)',
          playerId,
          slug,
          this.#clock.now(),
        )
    })
  }

  remove(playerId: number, slug: string): void {
    this.#database.run('DELETE FROM favourite_games WHERE player_id = ? AND game_slug = ?', playerId, slug)
  }
}
