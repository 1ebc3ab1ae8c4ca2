import type { PlatformClock } from '../ground/values/platform-clock.ts'
import type { PlayerRecord } from '../players/player.ts'
import type { Database } from '../ground/storage/database.ts'
import type { Gifts } from './gifts.ts'
import { PRIZES, prizeGift } from './known-prizes.ts'

interface Means {
  database: Database
  clock: PlatformClock
  gifts: Gifts
}

export type PrizeRefusal =
  | 'prize_not_found'
  | 'prize_inactive'
  | 'prize_ended'
  | 'prize_taken'
  | 'prize_gone'
  | 'multi_account'

/** Gifts that a link gives, each once for a player. */
export class Prizes {
  readonly #means: Means

  constructor(means: Means) {
    this.#means = means
  }

  /** Gives the player the prize. Returns why not, or null. */
  take(player: PlayerRecord, id: string): PrizeRefusal | null {
    const { database, clock, gifts } = this.#means
    const prize = PRIZES.get(id)
    if (!prize) return 'prize_not_found'
    if (player.flags['multi_account']) return 'multi_account'
    return database.transaction(() => {
      const takenBy = database
        .all<{ player_id: number }>('SELECT player_id FROM prizes_taken WHERE prize_id = ?', id)
        .map((taken) => taken.player_id)
      if (takenBy.includes(player.id)) return 'prize_taken'
      if (prize.isActive === false) return 'prize_inactive'
      if (prize.until !== undefined && clock.now() >= prize.until) return 'prize_ended'
      if (takenBy.length >= (prize.max ?? Infinity)) return 'prize_gone'
      database.insert('prizes_taken', { player_id: player.id, prize_id: id, taken_at: clock.now() })
      gifts.give(player, prizeGift(prize, player.currency))
      return null
    })
  }
}
