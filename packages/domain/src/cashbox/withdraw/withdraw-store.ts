import { action, computed, makeObservable, observable, reaction } from 'mobx'
import {
  type AnyPressState,
  IDLE,
  type KeptPress,
  Form,
  type FormErrors,
  type FormMessage,
  type Live,
  type Means,
  type Resource,
} from '../../core/index.ts'
import { payoutAmountErrors } from '../deposit/amount.ts'
import type { BalanceView } from '../balance-view.ts'
import type { CashboxApi } from '../cashbox-api.ts'
import type { Transaction } from '../history/transaction.ts'
import type { PayoutOutcome, PayoutRequest, PhoneProof } from '../deposit/payments-api.ts'
import { fieldText, payoutFieldErrors, type PayoutDetails } from './payout-form.ts'
import { type GiftsAtStake, sendKnowingGifts } from './payout-gifts.ts'
import type { PayoutList } from './payout-list.ts'
import {
  type AmountLimits,
  arrangeSystems,
  DEFAULT_PAYOUT_SYSTEMS,
  limitsOf,
  type PayoutField,
  type PayoutSystem,
} from '../deposit/payment-system.ts'

export interface WithdrawValues {
  readonly amount: number | null
  readonly [field: string]: string | number | null
}

export interface WithdrawalMeans extends Pick<Means, 'reads' | 'onStart'> {
  readonly api: Pick<CashboxApi, 'payoutSystems'>
  readonly attempts: KeptPress<PayoutRequest, PayoutDetails, PayoutOutcome, PhoneProof, Transaction>
  readonly list: PayoutList
  readonly currency: () => string
  readonly balance: BalanceView
}

/** A player's withdrawal: systems, the form, and the attempt with its outcome. Amounts in minor units. */
export class WithdrawStore {
  readonly systems: Resource<PayoutSystem[]>
  readonly attempts: WithdrawalMeans['attempts']
  readonly list: PayoutList
  readonly balance: BalanceView
  readonly form = new Form<WithdrawValues>({ amount: null }, (values) => this.#errorsIn(values))
  private chosenSystem: number | null = null
  /** Of the payout that a reload brought back. */
  private restoredUrl: string | null = null
  /** Undefined: not chosen; null: a new destination. */
  private chosenSaved: string | null | undefined = undefined
  /** Whether this form sent the attempt: an attempt of another tab does not clear this form. */
  #isSent = false
  /** How often the page was left: what was pressed before is not sent. */
  #departures = 0
  readonly #means: WithdrawalMeans

  constructor(means: WithdrawalMeans) {
    this.#means = means
    this.attempts = means.attempts
    this.list = means.list
    this.balance = means.balance
    const { api, reads, onStart, attempts } = means
    this.systems = reads.one('cashbox.payoutSystems', api.payoutSystems, { language: 'expire', isFresh: true })
    makeObservable<this, 'chosenSystem' | 'chosenSaved' | 'restoredUrl' | 'restore'>(this, {
      chosenSystem: observable,
      restoredUrl: observable,
      restore: action,
      chosenSaved: observable,
      offered: computed,
      system: computed,
      savedId: computed,
      fields: computed,
      limits: computed,
      leftToWager: computed,
      code: computed,
      chooseSystem: action,
      chooseSaved: action,
      forgetAmount: action,
    })
    onStart(() =>
      reaction(
        () => this.code !== null && attempts.request,
        (request) => request && this.form.values.amount === null && this.restore(request),
      ),
    )
  }

  /** Systems by position, without those behind "more"; the defaults where the platform names none. */
  get offered(): { first: PayoutSystem[]; more: PayoutSystem[] } | null {
    const systems = this.systems.value
    return systems ? arrangeSystems(systems.length > 0 ? systems : DEFAULT_PAYOUT_SYSTEMS) : null
  }

  get system(): PayoutSystem | null {
    const { offered } = this
    if (!offered) return null
    const all = [...offered.first, ...offered.more]
    const isWanted = ({ key, payoutUrl }: PayoutSystem) =>
      this.chosenSystem === null ? payoutUrl === this.restoredUrl : key === this.chosenSystem
    return all.find(isWanted) ?? all[0] ?? null
  }

  get savedId(): string | null {
    const saved = this.system?.saved ?? []
    if (this.chosenSaved === null) return null
    return (saved.find(({ id }) => id === this.chosenSaved) ?? saved[0])?.id ?? null
  }

  get fields(): readonly PayoutField[] {
    return this.savedId === null ? (this.system?.fields ?? []) : []
  }

  get limits(): AmountLimits | null {
    return this.system && limitsOf(this.system, [], this.#means.currency())
  }

  /** Minor units to wager before a payout (docs/product-rules.md, Withdraw); null while unknown. */
  get leftToWager(): number | null {
    return this.balance.value?.wagering ?? null
  }

  /** Null while no code is needed. */
  get code(): Extract<PayoutOutcome, { kind: 'code-sent' }> | null {
    const { asked } = this.attempts
    return asked?.kind === 'code-sent' ? asked : null
  }

  chooseSystem(key: number): void {
    if (key === this.system?.key) return
    this.form.forgetMessages()
    this.chosenSystem = key
    this.chosenSaved = undefined
  }

  chooseSaved(id: string | null): void {
    if (id !== this.savedId) this.form.forgetRefusal()
    this.chosenSaved = id
  }

  /** Empties the amount; the destination stays. */
  forgetAmount(): void {
    this.form.forgetMessages()
    this.form.set('amount', null)
  }

  /** Sends the valid form as it was at the press, once the player has confirmed the cancelled gifts. */
  async send(gifts: GiftsAtStake): Promise<AnyPressState> {
    const { attempts } = this
    const request = this.#request()
    if (!request || attempts.isBusy) return IDLE
    const departures = this.#departures
    this.#isSent = true
    const isSent = await sendKnowingGifts(request, gifts, attempts, () => this.#departures === departures)
    this.#isSent = attempts.isBusy || this.code !== null
    return isSent ? attempts.outcome() : IDLE
  }

  async confirm(code: string): Promise<AnyPressState> {
    await this.attempts.prove({ code })
    return this.attempts.outcome()
  }

  /** Asks for another code. */
  async resendCode(): Promise<AnyPressState> {
    await this.attempts.prove({ resend: true })
    return this.attempts.outcome()
  }

  /** Afterwards nothing is sent. */
  open(live: Pick<Live, 'on'>): () => void {
    const stop = this.list.follow(live)
    return () => {
      stop()
      this.#departures += 1
      this.form.forgetRefusal()
    }
  }

  /** Fills the form of a payout that waits for its code, after a reload. */
  private restore({ payoutUrl, amount, savedId, fields }: PayoutRequest): void {
    this.restoredUrl = payoutUrl
    this.chosenSaved = savedId
    for (const [field, text] of Object.entries(fields)) this.form.set(field, text)
    this.form.set('amount', amount)
    this.#isSent = true
  }

  /** It is requested: by the answer, by the code, or found out after a lost answer. */
  settle(): void {
    this.list.reread()
    // The destination is now among the saved ones.
    this.systems.reread()
    void this.balance.reload()
    if (this.#isSent) this.form.reset()
    this.#isSent = false
  }

  #request(): PayoutRequest | null {
    const { system, savedId } = this
    const { values } = this.form
    const { amount } = values
    if (!system || amount === null || this.leftToWager !== 0) return null
    const fields = this.fields.map((field) => [field.name, fieldText(field, textIn(values, field))] as const)
    return { payoutUrl: system.payoutUrl, amount, savedId, fields: Object.fromEntries(fields), cancelsGifts: false }
  }

  #errorsIn(values: WithdrawValues): FormErrors<WithdrawValues> {
    const { limits, balance } = this
    const fields = this.fields.map((field) => [field.name, payoutFieldErrors(field, textIn(values, field))] as const)
    const amount = limits ? payoutAmountErrors(values.amount, limits, balance.value?.real ?? null) : []
    return { ...Object.fromEntries<readonly FormMessage[]>(fields), amount }
  }
}

/** A field may be named like a property of all objects. */
function textIn(values: WithdrawValues, { name }: PayoutField): string {
  return Object.hasOwn(values, name) ? String(values[name]) : ''
}
