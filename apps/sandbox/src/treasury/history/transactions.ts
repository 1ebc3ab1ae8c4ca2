import type { SQLInputValue } from 'node:sqlite'
import type { PlatformClock } from '../../ground/values/platform-clock.ts'
import type { Live } from '../../ground/live/live.ts'
import type { Players } from '../../players/players.ts'
import type { Database } from '../../ground/storage/database.ts'
import {
  toTransaction,
  type Transaction,
  type TransactionRow,
  type TransactionStatus,
  type TransactionType,
} from './transaction.ts'

export interface Period {
  /** Milliseconds; includes `from`, excludes `to`. */
  from: number
  to: number
}

type NewTransaction = Pick<Transaction, 'playerId' | 'type' | 'intent' | 'system' | 'amount' | 'currency'> &
  Partial<Omit<Transaction, 'id' | 'updatedAt'>>

interface Change {
  status: TransactionStatus
  reason?: string
  title?: string | null
  paidAt?: number
  dueAt?: number | null
}

interface Means {
  database: Database
  clock: PlatformClock
  live: Live
  players: Players
  /** Called after the commit. */
  payoutMoved: (player: { hash: string }, status: TransactionStatus) => void
}

/** The transactions of all intents. Each change of status is sent to the player's open tabs. */
export class Transactions {
  readonly #means: Means

  constructor(means: Means) {
    this.#means = means
  }

  byId(id: number): Transaction | null {
    return this.#one('id = ?', id)
  }

  byIntent(playerId: number, intent: string): Transaction | null {
    return this.#one('player_id = ? AND intent = ?', playerId, intent)
  }

  byToken(token: string): Transaction | null {
    return this.#one('token = ?', token)
  }

  add(order: NewTransaction): Transaction {
    const now = this.#means.clock.now()
    const createdAt = order.createdAt ?? now
    const id = this.#means.database.insert('transactions', {
      player_id: order.playerId,
      type: order.type,
      intent: order.intent,
      payment_system: order.system,
      amount: order.amount,
      currency: order.currency,
      status: order.status ?? 'new',
      reason: order.reason ?? null,
      title: order.title ?? null,
      token: order.token ?? null,
      detail: JSON.stringify(order.deposit ?? null),
      paid_at: order.paidAt ?? null,
      due_at: order.dueAt ?? null,
      created_at: createdAt,
      updated_at: createdAt,
    })
    const added = this.require(id)
    this.#notify(added)
    return added
  }

  /** Changes the status, in the transaction that moves the money. Without `dueAt` no automatic step follows. */
  move(transaction: Transaction, { status, reason, title, paidAt, dueAt = null }: Change): Transaction {
    this.#means.database.run(
      `UPDATE transactions SET status = ?, reason = ?, title = ?, paid_at = ?, due_at = ?, updated_at = ? WHERE id = ?`,
      status,
      reason ?? transaction.reason,
      title === undefined ? transaction.title : title,
      paidAt ?? transaction.paidAt,
      dueAt,
      this.#means.clock.now(),
      transaction.id,
    )
    const moved = this.require(transaction.id)
    this.#notify(moved)
    return moved
  }

  require(id: number): Transaction {
    const transaction = this.byId(id)
    if (!transaction) throw new Error(`No transaction ${id}`)
    return transaction
  }

  /** Transactions with a due step, longest waiting first. */
  due(): Transaction[] {
    return this.#many('due_at <= ? ORDER BY due_at, id', this.#means.clock.now())
  }

  /** Newest first. */
  list(
    playerId: number,
    type: TransactionType,
    { offset, limit, statuses, period }: { offset: number; limit: number; statuses: string[]; period: Period },
  ): { transactions: Transaction[]; total: number } {
    const where = `player_id = ? AND type = ? AND created_at >= ? AND created_at < ?
      AND (? = '[]' OR status IN (SELECT value FROM json_each(?)))`
    const wanted = JSON.stringify(statuses)
    const values = [playerId, type, period.from, period.to, wanted, wanted]
    const count = this.#means.database.get<{ total: number }>(
      `SELECT COUNT(*) AS total FROM transactions WHERE ${where}`,
      ...values,
    )
    return {
      transactions: this.#many(`${where} ORDER BY created_at DESC, id DESC LIMIT ? OFFSET ?`, ...values, limit, offset),
      total: count?.total ?? 0,
    }
  }

  /** Open transactions, newest first. */
  alive(playerId: number, type: TransactionType): Transaction[] {
    return this.#many(
      `player_id = ? AND type = ? AND status IN ('new', 'processing') ORDER BY created_at DESC, id DESC`,
      playerId,
      type,
    )
  }

  all(playerId: number, type: TransactionType): Transaction[] {
    return this.#many('player_id = ? AND type = ? ORDER BY id', playerId, type)
  }

  /** Sum of finished transactions, in minor units. */
  total(playerId: number, type: TransactionType, { from, to }: Period): number {
    const row = this.#means.database.get<{ total: number | null }>(
      `SELECT SUM(amount) AS total FROM transactions
       WHERE player_id = ? AND type = ? AND status = 'done' AND created_at >= ? AND created_at < ?`,
      playerId,
      type,
      from,
      to,
    )
    return row?.total ?? 0
  }

  /** Sum paid by the player since then, confirmed or not. */
  paidSince(playerId: number, since: number): number {
    const row = this.#means.database.get<{ total: number | null }>(
      `SELECT SUM(amount) AS total FROM transactions
       WHERE player_id = ? AND type = 'deposit' AND status IN ('done', 'processing') AND paid_at >= ?`,
      playerId,
      since,
    )
    return row?.total ?? 0
  }

  /** Sum paid out to the player since then. */
  paidOutSince(playerId: number, since: number): number {
    const row = this.#means.database.get<{ total: number | null }>(
      `SELECT SUM(amount) AS total FROM transactions
       WHERE player_id = ? AND type = 'payout' AND status = 'done' AND updated_at >= ?`,
      playerId,
      since,
    )
    return row?.total ?? 0
  }

  lastDeposit(playerId: number): Transaction | null {
    return this.#one(`player_id = ? AND type = 'deposit' AND status = 'done' ORDER BY paid_at DESC, id DESC`, playerId)
  }

  #notify({ id, playerId, type, intent, status, amount, currency, system }: Transaction): void {
    const { database, live, payoutMoved, players } = this.#means
    const { hash } = players.require(playerId)
    const named = { transaction_id: id, type, intent }
    database.afterCommit(() => {
      live.toPlayer(hash, 'treasury-transaction-updated', { ...named, status })
      if (type === 'payout') payoutMoved({ hash }, status)
      if (status === 'done')
        live.toPlayer(hash, 'treasury-transaction-confirmed', { ...named, amount, currency, payment_system: system })
    })
  }

  #one(where: string, ...values: SQLInputValue[]): Transaction | null {
    return this.#many(`${where} LIMIT 1`, ...values)[0] ?? null
  }

  #many(where: string, ...values: SQLInputValue[]): Transaction[] {
    return this.#means.database
      .all<TransactionRow>(`SELECT * FROM transactions WHERE ${where}`, ...values)
      .map(toTransaction)
  }
}
