import type { PlatformClock } from '../ground/values/platform-clock.ts'
import type { Live } from '../ground/live/live.ts'
import type { PlayerRecord } from '../players/player.ts'
import type { Database } from '../ground/storage/database.ts'
import { ApiError } from '../ground/wire/api-error.ts'
import { stateOf, type GiftRow, type GiftSeed, type GiftState } from './gift.ts'
import { storedGift } from './stored-gift.ts'

export type GiftEvent =
  | 'gift-distributed'
  | 'gift-activated'
  | 'gift-auto-activated'
  | 'gift-state-updated'
  | 'gift-state-changed'
  | 'gift-disabled'

interface Means {
  database: Database
  clock: PlatformClock
  live: Live
}

/** The stored gifts. Each change is sent to its player's open tabs after the commit. */
export class GiftTable {
  readonly #means: Means

  constructor(means: Means) {
    this.#means = means
  }

  /** Newest first. */
  of(playerId: number): GiftRow[] {
    return this.#means.database.all<GiftRow>('SELECT * FROM gifts WHERE player_id = ? ORDER BY id DESC', playerId)
  }

  /** @throws ApiError if it is not the player's */
  own(player: Pick<PlayerRecord, 'id'>, id: number): GiftRow {
    const row = this.of(player.id).find((one) => one.id === id)
    if (!row) throw new ApiError(404, 'invalid_user_gift')
    return row
  }

  /** Active at this time. */
  active(playerId: number): GiftRow[] {
    const now = this.#means.clock.now()
    return this.of(playerId).filter((row) => stateOf(row, now) === 'activated')
  }

  add(player: PlayerRecord, seed: GiftSeed): number {
    const { database, clock } = this.#means
    const id = database.insert('gifts', storedGift(player.id, seed, clock.now()))
    this.announce(player, id, 'gift-distributed')
    return id
  }

  setState(player: PlayerRecord, row: GiftRow, state: GiftState, event: GiftEvent): void {
    this.#means.database.run('UPDATE gifts SET state = ? WHERE id = ?', state, row.id)
    this.announce(player, row.id, event)
  }

  announce(player: Pick<PlayerRecord, 'hash'>, id: number, event: GiftEvent): void {
    const { database, live, clock } = this.#means
    database.afterCommit(() => {
      const row = database.get<GiftRow>('SELECT * FROM gifts WHERE id = ?', id)
      if (row) live.toPlayer(player.hash, event, { id, state: stateOf(row, clock.now()), reason: row.reason })
    })
  }
}
