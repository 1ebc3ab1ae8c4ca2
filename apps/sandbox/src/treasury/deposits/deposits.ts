import { randomBytes, randomUUID } from 'node:crypto'
import type { PlatformClock } from '../../ground/values/platform-clock.ts'
import type { OwnLimits } from '../limits/own-limits.ts'
import type { PlayAccess } from '../limits/play-access.ts'
import type { PaymentDecision } from '../../games-origin/index.ts'
import type { Ledger } from '../../ground/ledger/ledger.ts'
import type { PlayerRecord } from '../../players/player.ts'
import type { Players } from '../../players/players.ts'
import type { AttemptLimit } from '../../session/attempt-limit.ts'
import type { Database } from '../../ground/storage/database.ts'
import type { BalanceView } from '../../players/balance.ts'
import { ApiError } from '../../ground/wire/api-error.ts'
import { FormCheck } from '../../ground/wire/fields.ts'
import { GENERAL_LIMITS, limitFor } from '../amount-limits.ts'
import { checkAmount, refuseBlocked, systemUnavailable } from '../order-checks.ts'
import { depositSystems } from '../payment-systems.ts'
import type { SavedCards } from './saved-cards.ts'
import { isFinal, referenceOf, type DepositDetail, type Transaction } from '../history/transaction.ts'
import type { Transactions } from '../history/transactions.ts'
import type { TreasurySettings } from '../treasury-settings.ts'
import type { TreasuryWatchers } from '../treasury-watchers.ts'

export type DepositOrder = Pick<DepositDetail, 'way' | 'returnUrl' | 'locale' | 'depQs' | 'qs'> & {
  intent: string
  system: number
  /** For `redirect`: one of the system's methods. */
  method: string | null
  /** Minor units; null: not given. */
  amount: number | null
  cardId: number | null
}

export interface TypedCard {
  title: string
  expires: string
  save: boolean
}

interface Means {
  database: Database
  clock: PlatformClock
  players: Players
  ledger: Ledger
  balance: BalanceView
  transactions: Transactions
  cards: SavedCards
  ownLimits: OwnLimits
  playAccess: PlayAccess
  settings: TreasurySettings
  watchers: TreasuryWatchers
  newIntents: AttemptLimit
}

const OPEN_FOR_MS = 24 * 3_600_000

/** Deposits: intent, payment on the provider's page, confirmation by the provider, ledger. */
export class Deposits {
  readonly #means: Means

  constructor(means: Means) {
    this.#means = means
  }

  /** Moves no money. Runs within `Idempotency.once`. @throws ApiError */
  open(player: PlayerRecord, order: DepositOrder): Transaction {
    const { cards, clock, ownLimits, newIntents, playAccess, transactions } = this.#means
    refuseBlocked(player)
    playAccess.refuse(player.id)
    const system = depositSystems(player.currency).find(({ key }) => key === order.system)
    const fits = system?.deposit.way === order.way && system.deposit.method === order.method
    if (!system || !fits) throw systemUnavailable()
    const form = new FormCheck()
    checkAmount(form, order.amount, limitFor(player.currency, system.deposit.limits, GENERAL_LIMITS))
    const card = order.cardId === null ? null : cards.byId(player.id, order.cardId)
    if (order.cardId !== null) form.require(card?.system === system.key, 'card_id', 'card_unknown')
    form.done()
    const amount = order.amount ?? 0
    ownLimits.refuseDepositAbove(player.id, amount)
    newIntents.check(String(player.id))
    newIntents.count(String(player.id))
    return transactions.add({
      playerId: player.id,
      type: 'deposit',
      intent: order.intent,
      system: system.key,
      amount,
      currency: player.currency,
      title: card?.title ?? null,
      token: randomUUID(),
      dueAt: clock.now() + OPEN_FOR_MS,
      deposit: {
        way: order.way,
        returnUrl: order.returnUrl,
        locale: order.locale,
        accessToken: order.way === 'invoice' ? randomBytes(24).toString('base64url') : null,
        depQs: order.depQs,
        qs: order.qs,
      },
    })
  }

  /** Applies the player's decision on the payment page, once. */
  decide(token: string, decision: PaymentDecision, card: TypedCard | null = null): Transaction | null {
    const { transactions, database } = this.#means
    return database.transaction(() => {
      const deposit = transactions.byToken(token)
      if (deposit?.status !== 'new') return deposit
      if (decision === 'cancel') return transactions.move(deposit, { status: 'cancelled', reason: 'player' })
      if (decision === 'decline') return transactions.move(deposit, { status: 'declined', reason: 'bank_declined' })
      return this.#pay(deposit, decision, card)
    })
  }

  confirm(deposit: Transaction): Transaction {
    const { balance, clock, database, ledger, players, transactions, watchers } = this.#means
    return database.transaction(() => {
      const player = players.require(deposit.playerId)
      const done = transactions.move(deposit, { status: 'done', paidAt: deposit.paidAt ?? clock.now() })
      ledger.post(player.id, { amounts: { real: done.amount }, reason: 'deposit', reference: referenceOf(done) })
      watchers.depositDone(player, done)
      database.afterCommit(() => balance.announce(player))
      return done
    })
  }

  /** Paid, but not confirmed yet. */
  hold(deposit: Transaction): Transaction {
    return this.#means.transactions.move(deposit, {
      status: 'processing',
      paidAt: deposit.paidAt ?? this.#means.clock.now(),
    })
  }

  end(deposit: Transaction, status: 'cancelled' | 'declined', reason: string): Transaction {
    return this.#means.transactions.move(deposit, { status, reason })
  }

  /** Runs what is due for an open deposit. */
  takeDueStep(deposit: Transaction): void {
    if (deposit.status === 'new') this.end(deposit, 'cancelled', 'expired')
    else if (!isFinal(deposit.status)) this.confirm(deposit)
  }

  /** Cancels unpaid deposits when play is closed. */
  cancelOpen(playerId: number, reason: string): void {
    for (const deposit of this.#means.transactions.alive(playerId, 'deposit'))
      if (deposit.status === 'new') this.end(deposit, 'cancelled', reason)
  }

  #pay(deposit: Transaction, decision: 'pay' | 'leave', card: TypedCard | null): Transaction {
    const { cards, clock, ownLimits, playAccess, settings, transactions } = this.#means
    // Another tab may have paid, lowered the limit or closed play in between.
    const closed = playAccess.closed(deposit.playerId)
    if (closed) return this.end(deposit, 'declined', closed.code)
    const limit = ownLimits.refusalOfDeposit(deposit.playerId, deposit.amount)
    if (limit) return this.end(deposit, 'declined', limit)
    if (card?.save) cards.save(deposit.playerId, { system: deposit.system, ...card })
    else if (deposit.title !== null) cards.markUsed(deposit.playerId, deposit.system, deposit.title)
    const { callbackDelay, pendingDelay } = settings.now
    const delay = decision === 'pay' ? callbackDelay : pendingDelay
    const paid = transactions.move(deposit, {
      status: 'processing',
      title: card?.title ?? deposit.title,
      paidAt: clock.now(),
      dueAt: delay === null ? null : clock.now() + delay,
    })
    return delay === 0 ? this.confirm(paid) : paid
  }
}

/** @throws ApiError 409 if it is over */
export function refuseFinal(transaction: Transaction): void {
  if (isFinal(transaction.status))
    throw new ApiError(409, [{ code: 'transaction_final', data: { status: transaction.status } }])
}
