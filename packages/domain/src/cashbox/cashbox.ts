import { reaction } from 'mobx'
import {
  AttemptLog,
  keepUnsent,
  KeptPress,
  type KeptPressMeans,
  type KeptPressOptions,
  type KeptWork,
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

export interface CashboxMeans extends KeptPressMeans, Pick<Means, 'http' | 'reads'> {
  readonly cookies: { get(name: string): string | null }
  readonly paymentOrigins: readonly string[]
  readonly siteOrigin: string | null
  readonly leave: (url: string) => void
  /** Left out: a reload loses the step that asks for the code of a payout. */
  readonly tabStorage?: TabStorage | undefined
  readonly ownLimit: DepositMeans['ownLimit']
  readonly playerId: string
  readonly keptWork?: Pick<KeptWork, 'keep' | 'take'>
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
  readonly returned: KeptPress<DepositRequest, DepositDetails, PayPlace, never, Transaction>
  readonly #means: CashboxMeans

  constructor(means: CashboxMeans) {
    this.#means = means
    const { http, cookies, paymentOrigins, siteOrigin, storage, playerId, player, leave, reads, onStart } = means
    const api = createCashboxApi(http)
    const payments = createPaymentsApi({ http, cookies, clock: means.clock, paymentOrigins, siteOrigin })
    const currency = () => player.profile.value?.currency ?? ''
    const common = { ...means, find: api.attempt, close: api.closeAttempt }
    const deposits: Omit<KeptPressOptions<DepositRequest, DepositDetails, PayPlace, never, Transaction>, 'send'> = {
      ...common,
      attemptLog: new AttemptLog(storage, `deposit-${playerId}`, DepositDetailsSchema),
      lock: 'croupier-deposit',
      detailsOf: depositDetails,
      isFollowed: true,
    }
    this.deposit = new DepositStore({
      api,
      reads,
      attempts: new KeptPress({ ...deposits, send: payments.deposit }),
      currency,
      ownLimit: means.ownLimit,
      isTrusted: payments.isTrusted,
      leave,
    })
    this.returned = new KeptPress({ ...deposits, send: payments.deposit })
    const askedLog = means.tabStorage && createAskedPayouts(means.tabStorage, playerId)
    // The next player finds nothing of it.
    onStart(() => () => askedLog?.clear())
    this.withdraw = new WithdrawStore({
      api,
      reads,
      onStart,
      attempts: new KeptPress({
        ...common,
        attemptLog: new AttemptLog(storage, `payout-${playerId}`, PayoutDetailsSchema),
        ...(askedLog && { askedLog }),
        lock: 'croupier-payout',
        detailsOf: payoutDetails,
        send: payments.payout,
        isMade: ({ kind }: PayoutOutcome) => kind === 'requested',
        onDone: () => this.withdraw.settle(),
      }),
      list: new PayoutList({ api, reads, balance: player.balance }),
      currency,
      balance: player.balance,
    })
    this.history = new HistoryStore(api, reads)
    for (const [name, { form, attempts }] of Object.entries({ deposit: this.deposit, payout: this.withdraw }))
      keepUnsent(
        { ...means, player: { id: playerId } },
        { form, name, isChecking: () => attempts.state.status === 'checking' },
      )
    onStart(() => reaction(currency, (_currency, before) => before !== '' && this.#forgetAmounts()))
  }

  openDeposit(): () => void {
    const { deposit } = this
    return both(deposit.open(this.#means.live), deposit.attempts.open())
  }

  /** Follows the attempt with this key, which came from the address. */
  openReturned(key: string): () => void {
    this.returned.watch(key)
    return this.returned.open()
  }

  openWithdraw(): () => void {
    const { withdraw } = this
    return both(withdraw.open(this.#means.live), withdraw.attempts.open())
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
