import type { PlatformClock } from '../../ground/values/platform-clock.ts'
import type { Database } from '../../ground/storage/database.ts'
import { ApiError } from '../../ground/wire/api-error.ts'
import type { Transactions } from '../history/transactions.ts'
import type { TreasurySettings } from '../treasury-settings.ts'
import type { LimitKind } from '../../ground/values/limit-kinds.ts'
import { calendarPeriod, spansOf, type LimitSpan } from './limit-kind.ts'
import { periodAround } from './period.ts'
import { SESSION_GAP, type PlayFigures } from './play-figures.ts'

interface LimitRow {
  amount: number | null
  next_amount: number | null
  next_from: number | null
}

interface LimitState {
  /** Minor units or minutes; null: no limit. */
  amount: number | null
  used: number
  left: number | null
  /** Null: does not count up, or nothing is counted yet. */
  freesAt: number | null
  pending: { amount: number | null; from: number } | null
}

interface Placed extends LimitState {
  kind: LimitKind
  span: LimitSpan
}

interface Means {
  database: Database
  clock: PlatformClock
  transactions: Transactions
  figures: PlayFigures
  settings: TreasurySettings
}

const MINUTE = 60_000
const MONEY_KINDS: readonly LimitKind[] = ['deposit', 'net_spend']
const PLAY_KINDS: readonly LimitKind[] = ['loss', 'time', 'session']

const isHigher = (amount: number | null, than: number | null): boolean =>
  than !== null && (amount === null || amount > than)

/** A player's own limits of all kinds. A lower limit holds at once, a higher one after a delay (docs/product-rules.md, Limits). */
export class OwnLimits {
  readonly #means: Means

  constructor(means: Means) {
    this.#means = means
  }

  state(playerId: number, kind: LimitKind, span: LimitSpan): LimitState {
    const { amount, pending } = this.#inForce(playerId, kind, span)
    const { used, freesAt } = this.#used(playerId, kind, span)
    return { amount, used, left: amount === null ? null : Math.max(0, amount - used), freesAt, pending }
  }

  /** `raiseDelay`: of the market, milliseconds; null: as the platform is set. */
  set(
    playerId: number,
    kind: LimitKind,
    span: LimitSpan,
    amount: number | null,
    raiseDelay: number | null = null,
  ): void {
    const { clock, settings } = this.#means
    const { amount: present } = this.#inForce(playerId, kind, span)
    const next = isHigher(amount, present)
      ? { amount, from: clock.now() + (raiseDelay ?? settings.now.raiseDelay) }
      : null
    this.#write(playerId, kind, span, next ? present : amount, next)
  }

  /** The code of the limit that a deposit would pass; null: none. */
  refusalOfDeposit(playerId: number, amount: number): string | null {
    const last = this.#depositLimit(playerId, amount)
    return last && codeOf(last.kind)
  }

  /** @throws ApiError 422 that names the limit which ends last */
  refuseDepositAbove(playerId: number, amount: number): void {
    const last = this.#depositLimit(playerId, amount)
    if (last) throw new ApiError(422, [{ code: codeOf(last.kind), field: 'amount', data: this.#dataOf(last) }])
  }

  /** @throws ApiError 403 that names the used-up limit which ends last */
  refusePlay(playerId: number): void {
    const spent = this.#spentOfPlay(playerId)
    if (spent) throw new ApiError(403, [{ code: codeOf(spent.kind), data: this.#dataOf(spent) }])
  }

  isPlayOver(playerId: number): boolean {
    return this.#spentOfPlay(playerId) !== null
  }

  /** The code of the limit that a stake would pass, and the highest stake that does not; null: none. */
  refusalOfStake(playerId: number, bet: number): { code: 'loss_limit' | 'stake_limit'; max: number } | null {
    const [stake] = this.#existing(playerId, ['stake'])
    if (stake && bet > (stake.amount ?? bet)) return { code: 'stake_limit', max: stake.amount ?? 0 }
    const loss = this.#existing(playerId, ['loss']).map(({ left }) => left ?? 0)
    const left = Math.min(bet, ...loss)
    return left < bet ? { code: 'loss_limit', max: left } : null
  }

  #depositLimit(playerId: number, amount: number): Placed | null {
    return lastToFree(this.#existing(playerId, MONEY_KINDS).filter(({ left }) => left !== null && amount > left))
  }

  #spentOfPlay(playerId: number): Placed | null {
    return lastToFree(this.#existing(playerId, PLAY_KINDS).filter(({ left }) => left === 0))
  }

  /** The limits of these kinds that the player has. */
  #existing(playerId: number, kinds: readonly LimitKind[]): Placed[] {
    return kinds
      .flatMap((kind) => spansOf(kind).map((span) => ({ kind, span, ...this.state(playerId, kind, span) })))
      .filter(({ amount }) => amount !== null)
  }

  #dataOf({ span, amount, left, freesAt }: Placed) {
    return { period: span, limit: amount, left, frees_at: freesAt === null ? null : this.#means.clock.iso(freesAt) }
  }

  #used(playerId: number, kind: LimitKind, span: LimitSpan): Pick<LimitState, 'used' | 'freesAt'> {
    const { clock, figures, transactions } = this.#means
    const period = calendarPeriod(span)
    if (period === null) {
      const session = kind === 'session' ? figures.session(playerId) : null
      if (!session) return { used: 0, freesAt: null }
      return { used: Math.floor((clock.now() - session.from) / MINUTE), freesAt: session.to + SESSION_GAP }
    }
    const { start, end } = periodAround(clock.now(), period)
    switch (kind) {
      case 'deposit':
        return { used: transactions.paidSince(playerId, start), freesAt: end }
      case 'net_spend': {
        const net = transactions.paidSince(playerId, start) - transactions.paidOutSince(playerId, start)
        return { used: Math.max(0, net), freesAt: end }
      }
      case 'loss': {
        const { bet, won } = figures.stakes(playerId, start)
        return { used: Math.max(0, bet - won), freesAt: end }
      }
      default:
        return { used: Math.floor(figures.timeSince(playerId, start) / MINUTE), freesAt: end }
    }
  }

  #inForce(playerId: number, kind: LimitKind, span: LimitSpan): Pick<LimitState, 'amount' | 'pending'> {
    const row = this.#means.database.get<LimitRow>(
      'SELECT * FROM own_limits WHERE player_id = ? AND kind = ? AND span = ?',
      playerId,
      kind,
      span,
    )
    if (!row) return { amount: null, pending: null }
    if (row.next_from === null) return { amount: row.amount, pending: null }
    if (row.next_from <= this.#means.clock.now()) return { amount: row.next_amount, pending: null }
    return { amount: row.amount, pending: { amount: row.next_amount, from: row.next_from } }
  }

  #write(
    playerId: number,
    kind: LimitKind,
    span: LimitSpan,
    amount: number | null,
    pending: LimitState['pending'],
  ): void {
    this.#means.database.run(
      `INSERT INTO own_limits (player_id, kind, span, amount, next_amount, next_from) VALUES (?, ?, ?, ?, ?, ?)
       ON CONFLICT DO UPDATE SET
         amount = excluded.amount, next_amount = excluded.next_amount, next_from = excluded.next_from`,
      playerId,
      kind,
      span,
      amount,
      pending?.amount ?? null,
      pending?.from ?? null,
    )
  }
}

const codeOf = (kind: LimitKind): string => `${kind}_limit`

/** Of limits that stand in the way, the one that ends last. */
const lastToFree = (limits: readonly Placed[]): Placed | null =>
  limits.toSorted((one, other) => (other.freesAt ?? 0) - (one.freesAt ?? 0))[0] ?? null
