import type { Database } from '../storage/database.ts'
import type { PlatformClock } from '../values/platform-clock.ts'

export const ACCOUNTS = ['real', 'bonus', 'wagering', 'winback', 'compoints'] as const
/** `wagering` is the amount still to be wagered, in minor units. */
export type Account = (typeof ACCOUNTS)[number]
export type Balances = Record<Account, number>

export interface LedgerEntry {
  id: number
  account: Account
  amount: number
  reason: string
  reference: string | null
  at: number
}

export class InsufficientFunds extends Error {
  readonly code = 'insufficient_funds'
  readonly account: Account

  constructor(account: Account) {
    super(`Not enough on account ${account}`)
    this.account = account
  }
}

export interface Posting {
  /** Signed minor units; zeros may be left out. */
  amounts: Partial<Balances>
  reason: string
  reference?: string
  at?: number
}

/** All money. A balance is the sum of its entries. */
export class Ledger {
  readonly #database: Database
  readonly #clock: PlatformClock

  constructor(database: Database, clock: PlatformClock) {
    this.#database = database
    this.#clock = clock
  }

  balances(playerId: number): Balances {
    const sums: Balances = { real: 0, bonus: 0, wagering: 0, winback: 0, compoints: 0 }
    const rows = this.#database.all<{ account: Account; total: number }>(
      'SELECT account, SUM(amount) AS total FROM ledger WHERE player_id = ? GROUP BY account',
      playerId,
    )
    for (const { account, total } of rows) sums[account] = total
    return sums
  }

  /** Writes all amounts or none. @throws InsufficientFunds if an account would fall below zero */
  post(playerId: number, { amounts, reason, reference, at = this.#clock.now() }: Posting): Balances {
    return this.#database.transaction(() => {
      const balances = this.balances(playerId)
      for (const account of ACCOUNTS) {
        const amount = amounts[account] ?? 0
        if (!Number.isSafeInteger(amount)) throw new TypeError(`Amount of ${account} is no integer: ${amount}`)
        if (amount === 0) continue
        balances[account] += amount
        if (balances[account] < 0) throw new InsufficientFunds(account)
        this.#database.insert('ledger', {
          player_id: playerId,
          account,
          amount,
          reason,
          reference: reference ?? null,
          at,
        })
      }
      // Strictly growing, even if the clock is set back: clients keep the newest balance.
      this.#database.run(
        'UPDATE players SET balance_changed_at = MAX(balance_changed_at + 1, ?) WHERE id = ?',
        at,
        playerId,
      )
      return balances
    })
  }

  changedAt(playerId: number): number {
    const row = this.#database.get<{ at: number }>(
      'SELECT balance_changed_at AS at FROM players WHERE id = ?',
      playerId,
    )
    return row?.at ?? 0
  }

  entries(playerId: number): LedgerEntry[] {
    return this.#database.all<LedgerEntry>(
      'SELECT id, account, amount, reason, reference, at FROM ledger WHERE player_id = ? ORDER BY id',
      playerId,
    )
  }

  /** Sum received for `reason` since `since`. */
  receivedSince(playerId: number, reason: string, since: number): number {
    const row = this.#database.get<{ total: number | null }>(
      `SELECT SUM(amount) AS total FROM ledger WHERE player_id = ? AND account = 'real' AND reason = ? AND at >= ?`,
      playerId,
      reason,
      since,
    )
    return row?.total ?? 0
  }
}
