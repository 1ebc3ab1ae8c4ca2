import type { PlatformClock } from '../ground/values/platform-clock.ts'
import type { Database } from '../ground/storage/database.ts'
import type { Locale, Texts } from '../ground/wire/locale.ts'
import type { PromotionSeed } from './promotion.ts'

export type PointsReason =
  | 'bet'
  | 'deposit'
  | 'high_five_sent'
  | 'high_five_received'
  | 'achievement'
  | 'exchange'
  | 'duck_hunt'
  | 'operator'

export interface PointsChange {
  /** Signed, as the wire counts them. */
  readonly points: number
  readonly reason: PointsReason
  /** Default: the promotion's own currency. */
  readonly currencyId?: string | undefined
  readonly title?: Texts
}

interface PointsRow {
  id: number
  currency_id: string
  points: number
  reason: PointsReason
  title: string | null
  at: number
}

type Counted = Pick<PromotionSeed, 'id' | 'currency' | 'additionalCurrency'>

/** Points of bets within this time are one entry of the log. */
const ONE_ENTRY_MS = 3_600_000

const ownCurrency = ({ currency }: Counted): string => currency?.id ?? 'points'

/** Points of players in promotions. The log is the account: points are the sums of its entries. */
export class PromotionPoints {
  readonly #database: Database
  readonly #clock: PlatformClock

  constructor(database: Database, clock: PlatformClock) {
    this.#database = database
    this.#clock = clock
  }

  add(promotion: Counted, playerId: number, change: PointsChange): void {
    const { points, reason, currencyId = ownCurrency(promotion), title } = change
    if (points === 0) return
    if (reason === 'bet' && this.#addToLastBet(promotion, playerId, { points, currencyId })) return
    this.#database.insert('promotion_points', {
      promotion_id: promotion.id,
      player_id: playerId,
      currency_id: currencyId,
      points,
      reason,
      title: title === undefined ? null : JSON.stringify(title),
      at: this.#clock.now(),
    })
  }

  of(promotion: Counted, playerId: number): { points: number; additionalPoints: number } {
    const { additionalCurrency } = promotion
    return {
      points: this.inCurrency(promotion, playerId, ownCurrency(promotion)),
      additionalPoints: additionalCurrency ? this.inCurrency(promotion, playerId, additionalCurrency.id) : 0,
    }
  }

  inCurrency({ id }: Counted, playerId: number, currencyId: string): number {
    const sql = `SELECT COALESCE(SUM(points), 0) AS points FROM promotion_points
      WHERE promotion_id = ? AND player_id = ? AND currency_id = ?`
    return this.#database.get<{ points: number }>(sql, id, playerId, currencyId)?.points ?? 0
  }

  /** Points of all members until a moment, by player. */
  ofAll(promotion: Counted, until: number): ReadonlyMap<number, number> {
    const sql = `SELECT player_id AS id, SUM(points) AS points FROM promotion_points
      WHERE promotion_id = ? AND currency_id = ? AND at <= ? GROUP BY player_id`
    const rows = this.#database.all<{ id: number; points: number }>(sql, promotion.id, ownCurrency(promotion), until)
    return new Map(rows.map(({ id, points }) => [id, points]))
  }

  /** Newest first. */
  log({ id }: Counted, playerId: number, locale: Locale) {
    const sql = 'SELECT * FROM promotion_points WHERE promotion_id = ? AND player_id = ? ORDER BY id DESC'
    return this.#database.all<PointsRow>(sql, id, playerId).map((row) => ({
      id: row.id,
      at: this.#clock.iso(row.at),
      points: row.points,
      currencyId: row.currency_id,
      reason: row.reason,
      title: row.title === null ? null : (JSON.parse(row.title) as Texts)[locale],
    }))
  }

  #addToLastBet({ id }: Counted, playerId: number, bet: { points: number; currencyId: string }): boolean {
    const sql = 'SELECT * FROM promotion_points WHERE promotion_id = ? AND player_id = ? ORDER BY id DESC LIMIT 1'
    const last = this.#database.get<PointsRow>(sql, id, playerId)
    const now = this.#clock.now()
    const joins =
      last?.reason === 'bet' && last.currency_id === bet.currencyId && Math.abs(now - last.at) < ONE_ENTRY_MS
    if (joins) this.#database.run('UPDATE promotion_points SET points = points + ? WHERE id = ?', bet.points, last.id)
    return joins
  }
}
