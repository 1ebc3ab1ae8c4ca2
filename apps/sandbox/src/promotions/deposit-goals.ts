import type { PlatformClock } from '../ground/values/platform-clock.ts'
import type { PlayerRecord } from '../players/player.ts'
import type { Database } from '../ground/storage/database.ts'
import { fromEuros } from '../ground/values/currencies.ts'
import type { PromotionPoints } from './points.ts'
import { partsOf, type PromotionNow } from './promotion.ts'

const DAY = 86_400_000
/** Days that are shown, and how many of them are over. */
const SHOWN = 14
const SHOWN_BEFORE = 6

const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10)

interface DayRow {
  day: string
  amount: number
  is_completed: number
}

/** Deposits of each day that bring points, docs/product-rules.md, Promotions. Days are those of UTC. */
export class DepositGoals {
  readonly #database: Database
  readonly #clock: PlatformClock
  readonly #points: PromotionPoints

  constructor({ database, clock, points }: { database: Database; clock: PlatformClock; points: PromotionPoints }) {
    this.#database = database
    this.#clock = clock
    this.#points = points
  }

  /** Days of the promotion around today, the latest first. */
  list(promotion: PromotionNow, player: Pick<PlayerRecord, 'id' | 'currency'>) {
    const { depositGoal: goal, currency, id, startsAt, endsAt } = promotion
    if (!goal) return []
    const sql = 'SELECT day, amount, is_completed FROM promotion_deposits WHERE promotion_id = ? AND player_id = ?'
    const rows = new Map(this.#database.all<DayRow>(sql, id, player.id).map((row) => [row.day, row]))
    return daysAround(this.#clock.now(), startsAt, endsAt).map((day) => ({
      id: `${id}-${day}`,
      day,
      amount: rows.get(day)?.amount ?? 0,
      target: fromEuros(goal.euros, player.currency),
      currency: player.currency,
      points: goal.points * partsOf(goal.currencyId ?? currency?.id),
      currencyId: goal.currencyId ?? currency?.id,
      isCompleted: rows.get(day)?.is_completed === 1,
    }))
  }

  /** Counts a deposit of a member. @param amount minor units */
  deposited(promotion: PromotionNow, player: PlayerRecord, amount: number): void {
    const goal = promotion.depositGoal
    if (!goal) return
    const day = dayOf(this.#clock.now())
    const row = this.#database.get<{ amount: number; is_completed: number }>(
      `INSERT INTO promotion_deposits (promotion_id, player_id, day, amount) VALUES (?, ?, ?, ?)
       ON CONFLICT DO UPDATE SET amount = amount + excluded.amount RETURNING amount, is_completed`,
      promotion.id,
      player.id,
      day,
      amount,
    )
    if (!row || row.is_completed === 1 || row.amount < fromEuros(goal.euros, player.currency)) return
    const sql = 'UPDATE promotion_deposits SET is_completed = 1 WHERE promotion_id = ? AND player_id = ? AND day = ?'
    this.#database.run(sql, promotion.id, player.id, day)
    const { currencyId = promotion.currency?.id } = goal
    this.#points.add(promotion, player.id, {
      points: goal.points * partsOf(currencyId),
      reason: 'achievement',
      currencyId,
    })
  }
}

/** The end is not in it. */
function daysAround(now: number, startsAt: number, endsAt: number): string[] {
  const first = Math.max(startsAt, Math.min(now, endsAt) - SHOWN_BEFORE * DAY)
  const days: string[] = []
  for (let at = first; dayOf(at) <= dayOf(endsAt - 1) && days.length < SHOWN; at += DAY) days.push(dayOf(at))
  return days.toReversed()
}
