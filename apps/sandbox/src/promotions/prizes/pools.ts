import type { PlatformClock } from '../../ground/values/platform-clock.ts'
import type { Live } from '../../ground/live/live.ts'
import type { Database } from '../../ground/storage/database.ts'
import { fromEuros, toEuroCents, type Currency } from '../../ground/values/currencies.ts'
import type { PromotionNow } from '../promotion.ts'
import { stepAt } from '../rivals.ts'

const HOUR = 3_600_000
/** Of each bet, docs/product-rules.md, Promotions. */
const PERCENT = 2
/** Least time between two events of one pool. */
const TELL_EVERY_MS = 2000

interface Means {
  database: Database
  clock: PlatformClock
  live: Live
}

interface Told {
  amount: number
  at: number
}

/** Prize pools: the initial amount, rivals' bets by the clock, and two percent of the players' bets. Roubles. */
export class PrizePools {
  readonly #means: Means
  readonly #told = new Map<number, Told>()

  constructor(means: Means) {
    this.#means = means
  }

  /** Minor units of roubles; null: the promotion has no pool. */
  amount(promotion: PromotionNow): number | null {
    const { pool, startsAt, endsAt } = promotion
    if (!pool) return null
    const { part } = stepAt(promotion, this.#means.clock.now())
    const byRivals = Math.floor((pool.hourly * part * (endsAt - startsAt)) / HOUR)
    return pool.start + byRivals + Math.floor(this.#added(promotion.id) / 100)
  }

  /** @param bet minor units */
  played(promotion: PromotionNow, bet: number, currency: Currency): void {
    if (!promotion.pool) return
    const roubles = toEuroCents(bet, currency) * (fromEuros(1, 'RUB') / 100)
    this.#means.database.run(
      `INSERT INTO promotion_pools (promotion_id, added) VALUES (?, ?)
       ON CONFLICT DO UPDATE SET added = added + excluded.added`,
      promotion.id,
      Math.round(roubles * PERCENT),
    )
    this.#means.database.afterCommit(() => this.announce(promotion))
  }

  /** Sends the amount if it changed, not more often than the interval. */
  announce(promotion: PromotionNow): void {
    const amount = this.amount(promotion)
    if (amount === null) return
    const told = this.#told.get(promotion.id)
    const at = Date.now()
    if (!told) return void this.#told.set(promotion.id, { amount, at: 0 })
    if (told.amount === amount || at - told.at < TELL_EVERY_MS) return
    this.#told.set(promotion.id, { amount, at })
    this.#means.live.toAll('prize-pool-counter-update', { id: promotion.id, prizePool: amount })
  }

  reset(): void {
    this.#told.clear()
  }

  #added(promotionId: number): number {
    const sql = 'SELECT added FROM promotion_pools WHERE promotion_id = ?'
    return this.#means.database.get<{ added: number }>(sql, promotionId)?.added ?? 0
  }
}
