import type { PlatformClock } from '../../ground/values/platform-clock.ts'
import type { Database } from '../../ground/storage/database.ts'
import type { Transactions } from '../history/transactions.ts'
import type { TreasurySettings } from '../treasury-settings.ts'
import { ApiError } from '../../ground/wire/api-error.ts'
import { periodAround, PERIODS, type LimitPeriod } from './period.ts'

interface LimitRow {
  amount: number | null
  next_amount: number | null
  next_from: number | null
}

interface LimitState {
  /** Minor units; null: no limit. */
  amount: number | null
  used: number
  left: number | null
  freesAt: number
  pending: { amount: number | null; from: number } | null
}

interface Needs {
  database: Database
  clock: PlatformClock
  transactions: Transactions
  settings: TreasurySettings
}

const isHigher = (amount: number | null, than: number | null): boolean =>
  than !== null && (amount === null || amount > than)

/**
 * A player's deposit limits. A lower limit holds at once, a higher one after a delay (docs/product-rules.md,
 * Limits).
 */
export class DepositLimits {
  readonly #needs: Needs

  constructor(needs: Needs) {
    this.#needs = needs
  }

  state(playerId: number, period: LimitPeriod): LimitState {
    const { clock, transactions } = this.#needs
    const now = clock.now()
    const { start, end } = periodAround(now, period)
    const { amount, pending } = this.#inForce(playerId, period, now)
    const used = transactions.paidSince(playerId, start)
    return { amount, used, left: amount === null ? null : Math.max(0, amount - used), freesAt: end, pending }
  }

  set(playerId: number, period: LimitPeriod, amount: number | null): void {
    const { clock, settings } = this.#needs
    const { amount: present } = this.#inForce(playerId, period, clock.now())
    const next = isHigher(amount, present) ? { amount, from: clock.now() + settings.now.raiseDelay } : null
    this.#write(playerId, period, next ? present : amount, next)
  }

  allows(playerId: number, amount: number): boolean {
    return this.#refusing(playerId, amount).length === 0
  }

  /** @throws ApiError 422 that names the limit which ends last */
  refuseAbove(playerId: number, amount: number): void {
    const [last] = this.#refusing(playerId, amount).toSorted((one, other) => other.freesAt - one.freesAt)
    if (!last) return
    const { period, amount: limit, left, freesAt } = last
    const data = { period, limit, left, frees_at: this.#needs.clock.iso(freesAt) }
    throw new ApiError(422, [{ code: 'deposit_limit', field: 'amount', data }])
  }

  #refusing(playerId: number, amount: number) {
    return PERIODS.map((period) => ({ period, ...this.state(playerId, period) })).filter(
      ({ left }) => left !== null && amount > left,
    )
  }

  #inForce(playerId: number, period: LimitPeriod, now: number): Pick<LimitState, 'amount' | 'pending'> {
    const row = this.#needs.database.get<LimitRow>(
      'SELECT * FROM deposit_limits WHERE player_id = ? AND period = ?',
      playerId,
      period,
    )
    if (!row) return { amount: null, pending: null }
    if (row.next_from === null) return { amount: row.amount, pending: null }
    if (row.next_from <= now) return { amount: row.next_amount, pending: null }
    return { amount: row.amount, pending: { amount: row.next_amount, from: row.next_from } }
  }

  #write(playerId: number, period: LimitPeriod, amount: number | null, pending: LimitState['pending']): void {
    this.#needs.database.run(
      `INSERT INTO deposit_limits (player_id, period, amount, next_amount, next_from) VALUES (?, ?, ?, ?, ?)
       ON CONFLICT DO UPDATE SET
         amount = excluded.amount, next_amount = excluded.next_amount, next_from = excluded.next_from`,
      playerId,
      period,
      amount,
      pending?.amount ?? null,
      pending?.from ?? null,
    )
  }
}
