import type { PlatformClock } from '../../ground/values/platform-clock.ts'
import type { Database } from '../../ground/storage/database.ts'

export interface SavedCard {
  id: number
  system: number
  /** `•••• 4242`; no more of the number is stored. */
  title: string
  expires: string
}

interface CardRow {
  id: number
  payment_system: number
  title: string
  expires: string
}

const toCard = (row: CardRow): SavedCard => ({
  id: row.id,
  system: row.payment_system,
  title: row.title,
  expires: row.expires,
})

export class SavedCards {
  readonly #database: Database
  readonly #clock: PlatformClock

  constructor(database: Database, clock: PlatformClock) {
    this.#database = database
    this.#clock = clock
  }

  list(playerId: number): SavedCard[] {
    return this.#database
      .all<CardRow>('SELECT * FROM saved_cards WHERE player_id = ? ORDER BY used_at DESC, id DESC', playerId)
      .map(toCard)
  }

  byId(playerId: number, id: number): SavedCard | null {
    return this.list(playerId).find((card) => card.id === id) ?? null
  }

  /** A known card becomes the last used. */
  save(playerId: number, { system, title, expires }: Omit<SavedCard, 'id'>): void {
    this.#database.run(
      `INSERT INTO saved_cards (player_id, payment_system, title, expires, used_at) VALUES (?, ?, ?, ?, ?)
       ON CONFLICT (player_id, payment_system, title) DO UPDATE SET used_at = excluded.used_at, expires = excluded.expires`,
      playerId,
      system,
      title,
      expires,
      this.#clock.now(),
    )
  }

  markUsed(playerId: number, system: number, title: string): void {
    this.#database.run(
      'UPDATE saved_cards SET used_at = ? WHERE player_id = ? AND payment_system = ? AND title = ?',
      this.#clock.now(),
      playerId,
      system,
      title,
    )
  }

  forget(playerId: number, id: number): void {
    this.#database.run('DELETE FROM saved_cards WHERE player_id = ? AND id = ?', playerId, id)
  }
}
