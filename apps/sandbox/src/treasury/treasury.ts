import type { PlatformClock } from '../ground/values/platform-clock.ts'
import type { OwnLimits } from './limits/own-limits.ts'
import type { PlayAccess } from './limits/play-access.ts'
import type { Live } from '../ground/live/live.ts'
import type { Idempotency } from '../ground/ledger/idempotency.ts'
import type { Ledger } from '../ground/ledger/ledger.ts'
import type { Players } from '../players/players.ts'
import { AttemptLimit } from '../session/attempt-limit.ts'
import type { Outbox } from '../session/outbox.ts'
import type { PhoneCodes } from '../session/phone-codes.ts'
import type { Database } from '../ground/storage/database.ts'
import type { BalanceView } from '../players/balance.ts'
import { notFound } from '../ground/wire/api-error.ts'
import { Deposits, refuseFinal } from './deposits/deposits.ts'
import { PayoutCodes } from './payouts/payout-codes.ts'
import { PayoutDestinations } from './payouts/payout-destinations.ts'
import { Payouts } from './payouts/payouts.ts'
import { SavedCards } from './deposits/saved-cards.ts'
import type { Transaction, TransactionStatus } from './history/transaction.ts'
import type { Transactions } from './history/transactions.ts'
import type { TreasurySettings } from './treasury-settings.ts'
import { TreasuryWatchers } from './treasury-watchers.ts'

interface Means {
  database: Database
  clock: PlatformClock
  live: Live
  players: Players
  ledger: Ledger
  balance: BalanceView
  idempotency: Idempotency
  outbox: Outbox
  phoneCodes: PhoneCodes
  transactions: Transactions
  ownLimits: OwnLimits
  playAccess: PlayAccess
  settings: TreasurySettings
}

/** Connects the parts of the cashbox and runs due steps. */
export class Treasury {
  readonly transactions: Transactions
  readonly settings: TreasurySettings
  readonly watchers = new TreasuryWatchers()
  readonly cards: SavedCards
  readonly destinations: PayoutDestinations
  readonly deposits: Deposits
  readonly payouts: Payouts
  readonly #database: Database
  readonly #newIntents: AttemptLimit

  constructor(means: Means) {
    const { database, clock } = means
    this.#database = database
    this.transactions = means.transactions
    this.settings = means.settings
    this.cards = new SavedCards(database, clock)
    this.destinations = new PayoutDestinations(database, clock)
    this.#newIntents = new AttemptLimit(clock, { max: 30, windowMs: 5 * 60_000, code: 'too_many_requests' })
    const common = { ...means, watchers: this.watchers, newIntents: this.#newIntents }
    this.deposits = new Deposits({ ...common, cards: this.cards })
    this.payouts = new Payouts({ ...common, destinations: this.destinations, codes: new PayoutCodes(means) })
    clock.onMove(() => this.takeDueSteps())
  }

  /** Runs due confirmations, reviews and expiries in the order of their times. */
  takeDueSteps(): void {
    for (let due = this.transactions.due(); due.length > 0; due = this.transactions.due()) {
      for (const transaction of due)
        this.#database.transaction(() => this.#areaOf(transaction).takeDueStep(transaction))
    }
  }

  /** Applies a decision of a provider or reviewer (README.md, "Control"). @throws ApiError 404, 409 if it is over */
  decide(id: number, status: Exclude<TransactionStatus, 'new'>, reason: string | null): Transaction {
    return this.#database.transaction(() => {
      const transaction = this.transactions.byId(id)
      if (!transaction) throw notFound()
      refuseFinal(transaction)
      if (transaction.type === 'payout') return this.#decidePayout(transaction, status, reason)
      if (status === 'done') return this.deposits.confirm(transaction)
      if (status === 'processing') return this.deposits.hold(transaction)
      return this.deposits.end(transaction, status, reason ?? (status === 'declined' ? 'bank_declined' : 'player'))
    })
  }

  /** Clears settings and counters; the transactions are in the database. */
  reset(): void {
    this.settings.reset()
    this.#newIntents.clear()
  }

  #decidePayout(payout: Transaction, status: Exclude<TransactionStatus, 'new'>, reason: string | null): Transaction {
    if (status === 'done') return this.payouts.finish(payout)
    if (status === 'processing') return this.payouts.process(payout)
    return this.payouts.release(payout, status, reason ?? (status === 'declined' ? 'wrong_details' : 'player'))
  }

  #areaOf({ type }: Transaction): Deposits | Payouts {
    return type === 'deposit' ? this.deposits : this.payouts
  }
}
