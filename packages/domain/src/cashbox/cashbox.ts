import { reaction } from 'mobx'
import {
  AttemptLog,
  type AttemptMeans,
  type AttemptStoreMeans,
  AttemptStore,
  type Means,
  type TabStorage,
} from '../core/index.ts'
import type { BalanceView } from './balance-view.ts'
import { createCashboxApi } from './cashbox-api.ts'
import { type DepositDetails, DepositDetailsSchema, type DepositMeans, DepositStore } from './deposit/deposit-store.ts'
import type { Transaction } from './history/transaction.ts'
import { type HistoryFilter, HistoryStore } from './history/history-store.ts'
import {
  createPaymentsApi,
  type DepositRequest,
  type PayoutOutcome,
  type PayoutRequest,
  type PayPlace,
} from './deposit/payments-api.ts'
import { createAskedPayouts } from './withdraw/asked-payout.ts'
import { digestOf, type PayoutDetails, PayoutDetailsSchema } from './withdraw/payout-form.ts'
import { PayoutList } from './withdraw/payout-list.ts'
import { WithdrawStore } from './withdraw/withdraw-store.ts'

export interface CashboxMeans extends AttemptMeans, Pick<Means, 'http' | 'reads'> {
  readonly cookies: { get(name: string): string | null }
  readonly paymentOrigins: readonly string[]
  readonly siteOrigin: string | null
  readonly leave: (url: string) => void
  /** Left out: a reload loses the step that asks for the code of a payout. */
  readonly tabStorage?: TabStorage | undefined
  readonly limitLeft: DepositMeans['limitLeft']
  readonly playerId: string
  readonly player: {
    readonly profile: { readonly value: { readonly currency: string } | undefined }
    readonly balance: BalanceView
  }
}

const depositDetails = ({ system: { key, way, method }, amount, cardId }: DepositRequest): DepositDetails => ({
  system: key,
  way,
  method,
  amount,
  cardId,
})
const payoutDetails = ({ payoutUrl, amount, ...where }: PayoutRequest): PayoutDetails => ({
  url: payoutUrl,
  amount,
  digest: digestOf(JSON.stringify(where)),
})

/** The cashbox of one player, whose attempts are stored by the player's id. */
export class Cashbox {
  readonly deposit: DepositStore
  readonly withdraw: WithdrawStore
  readonly history: HistoryStore
  /** The deposit of the page that the provider returns the player to. */
  readonly returned: AttemptStore<DepositRequest, DepositDetails, PayPlace, never, Transaction>
  readonly #means: CashboxMeans

  constructor(means: CashboxMeans) {
    this.#means = means
    const { http, cookies, paymentOrigins, siteOrigin, storage, playerId, player, leave, reads, onStart } = means
    const api = createCashboxApi(http)
    const payments = createPaymentsApi({ http, cookies, clock: means.clock, paymentOrigins, siteOrigin })
    const currency = () => player.profile.value?.currency ?? ''
    const { createId, locks, clock, timers, random } = means
    const common = { find: api.attempt, close: api.closeAttempt, createId, locks, clock, timers, random }
    const deposits: Omit<AttemptStoreMeans<DepositRequest, DepositDetails, PayPlace, never, Transaction>, 'send'> = {
      ...common,
      attemptLog: new AttemptLog(storage, `deposit-${playerId}`, DepositDetailsSchema),
      lock: 'croupier-deposit',
      detailsOf: depositDetails,
      isFollowed: true,
      isMade: () => true,
    }
    this.deposit = new DepositStore({
      api,
      reads,
      attempts: new AttemptStore({ ...deposits, send: payments.deposit }),
      currency,
      limitLeft: means.limitLeft,
      isTrusted: payments.isTrusted,
      leave,
    })
    this.returned = new AttemptStore({ ...deposits, send: payments.deposit })
    const askedLog = means.tabStorage && createAskedPayouts(means.tabStorage, playerId)
    // The next player finds nothing of it.
    onStart(() => () => askedLog?.clear())
    this.withdraw = new WithdrawStore({
      api,
      reads,
      onStart,
      attempts: new AttemptStore({
        ...common,
        attemptLog: new AttemptLog(storage, `payout-${playerId}`, PayoutDetailsSchema),
        ...(askedLog && { askedLog }),
        lock: 'croupier-payout',
        detailsOf: payoutDetails,
        send: payments.payout,
        isMade: ({ kind }: PayoutOutcome) => kind === 'requested',
        isFollowed: false,
      }),
      list: new PayoutList({ api, reads, balance: player.balance }),
      currency,
      balance: player.balance,
    })
    this.history = new HistoryStore(api, reads)
    const followed = [this.deposit.attempts, this.withdraw.attempts, this.returned]
    onStart(() => () => followed.forEach((attempts) => attempts.dispose()))
    onStart(() => reaction(currency, (_currency, before) => before !== '' && this.#forgetAmounts()))
  }

  openDeposit(): () => void {
    const { live, deviceSignals } = this.#means
    const { deposit } = this
    return both(deposit.open(live), deposit.attempts.start(live, deviceSignals))
  }

  /** Follows the attempt with this key, which came from the address. */
  openReturned(key: string): () => void {
    const { live, deviceSignals } = this.#means
    this.returned.watch(key)
    return this.returned.start(live, deviceSignals)
  }

  openWithdraw(): () => void {
    const { live, deviceSignals } = this.#means
    const { withdraw } = this
    return both(withdraw.open(live), withdraw.attempts.start(live, deviceSignals))
  }

  openHistory(filter: HistoryFilter): () => void {
    this.history.show(filter)
    return this.history.follow(this.#means.live)
  }

  /** The currency has changed: what was typed was meant in the old one. */
  #forgetAmounts(): void {
    this.deposit.forgetAmount()
    this.withdraw.forgetAmount()
  }
}

const both = (one: () => void, other: () => void) => (): void => {
  one()
  other()
}
