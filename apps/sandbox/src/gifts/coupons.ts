import type { PlatformClock } from '../ground/values/platform-clock.ts'
import type { PlayerRecord } from '../players/player.ts'
import { AttemptLimit } from '../session/attempt-limit.ts'
import type { Database } from '../ground/storage/database.ts'
import { ApiError } from '../ground/wire/api-error.ts'
import type { Gifts } from './gifts.ts'
import { couponGift, COUPONS } from './known-coupons.ts'

interface Means {
  database: Database
  clock: PlatformClock
  gifts: Gifts
}

/** Promo codes, each for a gift and once for a player. */
export class Coupons {
  readonly #means: Means
  readonly #attempts: AttemptLimit

  constructor(means: Means) {
    this.#means = means
    this.#attempts = new AttemptLimit(means.clock, { max: 10, windowMs: 5 * 60_000, code: 'too_many_attempts' })
  }

  /** @throws ApiError */
  activate(player: PlayerRecord, typed: string): void {
    const { database, clock, gifts } = this.#means
    const key = String(player.id)
    this.#attempts.check(key)
    const code = typed.trim().toUpperCase()
    const coupon = COUPONS.get(code)
    if (!coupon) {
      this.#attempts.count(key)
      throw refused('promoCode')
    }
    if (player.flags['multi_account']) throw new ApiError(403, 'multi_account')
    if (coupon.until !== undefined && clock.now() >= coupon.until) throw refused('coupon_expired')
    database.transaction(() => {
      const usedBy = database
        .all<{ player_id: number }>('SELECT player_id FROM coupon_uses WHERE code = ?', code)
        .map((use) => use.player_id)
      if (usedBy.includes(player.id)) throw refused('coupon_used')
      if (usedBy.length >= (coupon.max ?? Infinity)) throw refused('coupon_gone')
      database.insert('coupon_uses', { player_id: player.id, code, used_at: clock.now() })
      gifts.give(player, couponGift(coupon, player.currency))
    })
    this.#attempts.forget(key)
  }

  /** Forgets attempts, and who has used which code. */
  reset(): void {
    this.#attempts.clear()
    this.#means.database.run('DELETE FROM coupon_uses')
  }
}

const refused = (code: string): ApiError => new ApiError(422, [{ code, field: 'code' }])
