import type { PlatformClock } from '../../ground/values/platform-clock.ts'
import type { Idempotency } from '../../ground/ledger/idempotency.ts'
import type { Ledger } from '../../ground/ledger/ledger.ts'
import type { PlayerRecord } from '../../players/player.ts'
import type { Players } from '../../players/players.ts'
import type { AttemptLimit } from '../../session/attempt-limit.ts'
import type { Database } from '../../ground/storage/database.ts'
import type { BalanceView } from '../../players/balance.ts'
import { ApiError, notFound } from '../../ground/wire/api-error.ts'
import { FormCheck, type Fields } from '../../ground/wire/fields.ts'
import type { Locale } from '../../ground/wire/locale.ts'
import type { MarketRules } from '../../ground/wire/market-rules.ts'
import { limitFor } from '../amount-limits.ts'
import { checkAmount, refuseBlocked, systemUnavailable } from '../order-checks.ts'
import { payoutSystems } from '../payment-systems.ts'
import type { CodeFor, PayoutCodes, PhoneConfirmation } from './payout-codes.ts'
import { readDestination, type PayoutDestinations } from './payout-destinations.ts'
import { referenceOf, type Transaction } from '../history/transaction.ts'
import type { Transactions } from '../history/transactions.ts'
import type { TreasurySettings } from '../treasury-settings.ts'
import type { TreasuryWatchers } from '../treasury-watchers.ts'

export interface PayoutOrder {
  intent: string
  system: number
  /** Minor units; null: not given. */
  amount: number | null
  /** The system's fields; ignored if `savedId` names a destination. */
  fields: Fields
  savedId: number | null
  /** The player agrees to lose gifts. */
  cancelGifts: boolean
  code: string
  resend: boolean
  locale: Locale
}

export interface PayoutAccepted {
  success: true
  transaction_id: number
  status: 'new'
}

interface Means {
  database: Database
  clock: PlatformClock
  players: Players
  ledger: Ledger
  balance: BalanceView
  idempotency: Idempotency
  transactions: Transactions
  destinations: PayoutDestinations
  codes: PayoutCodes
  settings: TreasurySettings
  watchers: TreasuryWatchers
  newIntents: AttemptLimit
}

/** Payouts. The money leaves the balance with the request, and returns if the request fails. */
export class Payouts {
  readonly #means: Means

  constructor(means: Means) {
    this.#means = means
  }

  /** Asks for a phone code if the system wants one; that stores nothing under the key. @throws ApiError */
  request(player: PlayerRecord, order: PayoutOrder): PayoutAccepted | PhoneConfirmation {
    const { codes, idempotency, transactions } = this.#means
    const { intent, system, amount, fields, savedId } = order
    const asked = { call: 'payout', system, amount, ...(savedId === null ? { fields } : { savedId }) }
    const owner = `player:${player.id}`
    idempotency.requireOpen(owner, intent)
    const isKnown = transactions.byIntent(player.id, intent) !== null
    const codeFor = { intent, wish: JSON.stringify(asked) }
    if (!isKnown && this.#check(player, order).needsCode) {
      if (!order.code) return codes.ask(player, codeFor, order)
      // Outside the transaction, so that a wrong try counts although the call is refused.
      codes.verify(player, codeFor, order.code)
    }
    return idempotency.once(owner, intent, asked, () => this.#hold(player, order, codeFor))
  }

  /** @throws ApiError 404, 403 if the market does not allow it, 409 if it is too late */
  cancel(player: PlayerRecord, id: number, { payoutsStand }: Pick<MarketRules, 'payoutsStand'>): Transaction {
    const { settings, transactions } = this.#means
    const payout = transactions.byId(id)
    if (payout?.type !== 'payout' || payout.playerId !== player.id) throw notFound()
    if (payout.status === 'cancelled') return payout
    if (payoutsStand || !settings.now.payoutCancel) throw new ApiError(403, 'cancel_disabled')
    if (payout.status !== 'new')
      throw new ApiError(409, [{ code: 'payout_not_cancellable', data: { status: payout.status } }])
    return this.release(payout, 'cancelled', 'player')
  }

  canCancel({ type, status }: Transaction): boolean {
    return type === 'payout' && status === 'new' && this.#means.settings.now.payoutCancel
  }

  release(payout: Transaction, status: 'cancelled' | 'declined', reason: string): Transaction {
    const { balance, database, ledger, players, transactions } = this.#means
    return database.transaction(() => {
      const player = players.require(payout.playerId)
      const released = transactions.move(payout, { status, reason })
      ledger.post(player.id, {
        amounts: { real: payout.amount },
        reason: 'payout_returned',
        reference: referenceOf(payout),
      })
      database.afterCommit(() => balance.announce(player))
      return released
    })
  }

  process(payout: Transaction, at: number = this.#means.clock.now()): Transaction {
    const { payoutDelay } = this.#means.settings.now
    const dueAt = payoutDelay === null ? null : at + payoutDelay
    return this.#means.transactions.move(payout, { status: 'processing', dueAt })
  }

  finish(payout: Transaction): Transaction {
    return this.#means.transactions.move(payout, { status: 'done' })
  }

  /** Runs what is due for an open payout. */
  takeDueStep(payout: Transaction): void {
    if (payout.status === 'new') this.process(payout, payout.dueAt ?? undefined)
    else if (payout.status === 'processing') this.finish(payout)
  }

  #check(player: PlayerRecord, order: PayoutOrder) {
    const { destinations, ledger, settings, watchers } = this.#means
    refuseBlocked(player)
    const system = payoutSystems(player.currency).find(({ key }) => key === order.system)
    if (!system) throw systemUnavailable()
    const { real, wagering } = ledger.balances(player.id)
    const form = new FormCheck()
    checkAmount(form, order.amount, limitFor(player.currency, system.payout.limits))
    const amount = order.amount ?? 0
    if (!form.has('amount') && amount > real) form.reject('amount', 'above_balance', { balance: real })
    let title = ''
    if (order.savedId === null) title = readDestination(form, system.payout.fields, order.fields)
    else {
      const saved = destinations.list(player.id, system.key).find(({ id }) => id === order.savedId)
      if (saved) title = saved.title
      else form.reject('saved_id', 'destination_unknown')
    }
    form.done()
    if (wagering > 0) throw new ApiError(422, [{ code: 'wagering_not_done', data: { left: wagering } }])
    const count = watchers.giftsAtStake(player)
    if (count > 0 && !order.cancelGifts) throw new ApiError(422, [{ code: 'gifts_pending', data: { count } }])
    return { amount, title, needsCode: settings.now.phoneConfirmation && system.payout.confirm === 'phone' }
  }

  #hold(player: PlayerRecord, order: PayoutOrder, codeFor: CodeFor): PayoutAccepted {
    const { balance, clock, codes, database, destinations, ledger, newIntents, settings, transactions, watchers } =
      this.#means
    const { amount, title, needsCode } = this.#check(player, order)
    newIntents.check(String(player.id))
    newIntents.count(String(player.id))
    const { reviewDelay } = settings.now
    const payout = transactions.add({
      playerId: player.id,
      type: 'payout',
      intent: order.intent,
      system: order.system,
      amount,
      currency: player.currency,
      title,
      dueAt: reviewDelay === null ? null : clock.now() + reviewDelay,
    })
    ledger.post(player.id, { amounts: { real: -amount }, reason: 'payout', reference: referenceOf(payout) })
    destinations.save(player.id, order.system, title)
    if (needsCode) codes.use(player, codeFor)
    watchers.payoutRequested(player, payout)
    database.afterCommit(() => balance.announce(player))
    return { success: true, transaction_id: payout.id, status: 'new' }
  }
}
