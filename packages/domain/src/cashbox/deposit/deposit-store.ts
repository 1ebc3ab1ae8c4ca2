import { action, computed, makeObservable, observable } from 'mobx'
import * as v from 'valibot'
import {
  type AnyPressState,
  IDLE,
  type KeptPress,
  Form,
  type FormMessage,
  type Live,
  type Reads,
  type Resource,
} from '../../core/index.ts'
import { depositAmountErrors, presetsOf, startAmount } from './amount.ts'
import type { CashboxApi } from '../cashbox-api.ts'
import type { DepositRequest, PayPlace } from './payments-api.ts'
import {
  type AmountLimits,
  arrangeSystems,
  type CurrencyLimits,
  defaultAmount,
  DEFAULT_PAYMENT_SYSTEMS,
  limitsOf,
  type PaymentSystem,
  type SavedCard,
} from './payment-system.ts'
import type { Transaction } from '../history/transaction.ts'
import type { Remainder } from '../limits/own-limit.ts'

/** The part of a deposit that may be stored on the device. */
export const DepositDetailsSchema = v.object({
  system: v.number(),
  way: v.picklist(['open', 'redirect', 'invoice']),
  method: v.nullable(v.string()),
  amount: v.pipe(v.number(), v.safeInteger()),
  cardId: v.nullable(v.string()),
})
export type DepositDetails = Readonly<v.InferOutput<typeof DepositDetailsSchema>>

export interface DepositValues {
  /** Minor units. Null: empty or no number; undefined: as suggested. */
  readonly amount: number | null | undefined
}

export interface DepositMeans {
  readonly api: Pick<
    CashboxApi,
    'paymentSystems' | 'generalLimits' | 'sumRange' | 'lastBet' | 'cards' | 'forgetCard' | 'transactions'
  >
  readonly reads: Reads
  readonly attempts: KeptPress<DepositRequest, DepositDetails, PayPlace, never, Transaction>
  readonly currency: () => string
  /** The player's own limit that leaves the least; null: no limit or unknown. */
  readonly ownLimit: () => Remainder | null
  readonly isTrusted: (url: string) => boolean
  readonly leave: (url: string) => void
}

/** A player's deposit: systems, amounts and cards to choose from, the form, and the attempt with its outcome. Amounts in minor units. */
export class DepositStore {
  readonly systems: Resource<PaymentSystem[]>
  readonly general: Resource<CurrencyLimits[]>
  readonly range: Resource<number[]>
  readonly last: Resource<{ amount: number; currency: string } | null>
  readonly cards: Resource<SavedCard[]>
  /** The latest deposit that waits for payment, from any device; null: none. */
  readonly waiting: Resource<Transaction | null>
  readonly attempts: DepositMeans['attempts']
  readonly form = new Form<DepositValues>({ amount: undefined }, () => ({ amount: this.amountErrors }))
  /** The system chosen by the player; null: the first one. */
  private chosenSystem: number | null = null
  /** Undefined: not chosen; null: another card, typed on the payment page. */
  private chosenCard: string | null | undefined = undefined
  readonly #means: DepositMeans
  #isOpen = false

  constructor(means: DepositMeans) {
    const { api, attempts, reads } = means
    this.#means = means
    this.attempts = attempts
    // The form is drawn without them.
    const figures = { language: 'keep', isFresh: true, retries: true } as const
    this.systems = reads.one('cashbox.paymentSystems', api.paymentSystems, { language: 'expire', isFresh: true })
    this.general = reads.one('cashbox.generalLimits', api.generalLimits, figures)
    this.range = reads.one('cashbox.sumRange', api.sumRange, figures)
    this.last = reads.one('cashbox.lastBet', api.lastBet, figures)
    this.cards = reads.one('cashbox.cards', api.cards, figures)
    // Not by status, which a platform may refuse: one that waits is among the newest.
    const newest = { type: 'deposit', status: null, from: null, to: null, offset: 0 } as const
    const waiting = async (signal: AbortSignal) =>
      (await api.transactions(newest, signal)).items.find(({ status }) => status === 'new') ?? null
    this.waiting = reads.one('cashbox.waitingDeposit', waiting, { ...figures, isLive: true })
    makeObservable<this, 'chosenSystem' | 'chosenCard' | 'offerLimits'>(this, {
      chosenSystem: observable,
      chosenCard: observable,
      offerLimits: computed,
      offered: computed,
      system: computed,
      limits: computed,
      presets: computed,
      amount: computed,
      cardId: computed,
      amountErrors: computed,
      systemCards: computed,
      chooseSystem: action,
      chooseCard: action,
    })
  }

  /** Systems by position, without those behind "more"; the defaults where the platform names none. */
  get offered(): { first: PaymentSystem[]; more: PaymentSystem[] } | null {
    const systems = this.systems.value
    return systems ? arrangeSystems(systems.length > 0 ? systems : DEFAULT_PAYMENT_SYSTEMS) : null
  }

  get system(): PaymentSystem | null {
    const { offered } = this
    if (!offered) return null
    const all = [...offered.first, ...offered.more]
    const wanted = this.chosenSystem ?? this.#missed?.system
    return all.find(({ key }) => key === wanted) ?? all[0] ?? null
  }

  get limits(): AmountLimits | null {
    return this.system && limitsOf(this.system, this.general.value ?? [], this.#means.currency())
  }

  get presets(): number[] {
    const { offerLimits } = this
    return offerLimits ? presetsOf(this.range.value ?? [], this.#lastAmount, offerLimits) : []
  }

  get amount(): number | null {
    const { amount } = this.form.values
    if (amount !== undefined) return amount
    if (this.#missed) return this.#missed.amount
    const wanted = this.#lastAmount ?? defaultAmount(this.#means.currency()) ?? this.presets[0] ?? null
    return this.offerLimits && startAmount(wanted, this.offerLimits)
  }

  get cardId(): string | null {
    const wanted = this.chosenCard === undefined ? this.#missed?.cardId : this.chosenCard
    return this.systemCards.find(({ id }) => id === wanted)?.id ?? null
  }

  get amountErrors(): FormMessage[] {
    return this.limits ? depositAmountErrors(this.amount, this.limits, this.#means.ownLimit()) : []
  }

  get systemCards(): SavedCard[] {
    return (this.cards.value ?? []).filter(({ system }) => system === this.system?.key)
  }

  chooseSystem(key: number): void {
    if (key !== this.system?.key) {
      this.chosenCard = null
      this.form.forgetRefusal()
    }
    this.chosenSystem = key
  }

  chooseCard(id: string | null): void {
    if (id !== this.cardId) this.form.forgetRefusal()
    this.chosenCard = id
  }

  /** Suggests an amount again. */
  forgetAmount(): void {
    this.form.reset()
  }

  /** Sends the valid form and navigates to the payment page: `form.submit(deposit.send)`. */
  readonly send = async (): Promise<AnyPressState> => {
    const { system, amount, cardId, attempts } = this
    if (!system || amount === null) return IDLE
    await attempts.run({ system, amount, cardId })
    const { state } = attempts
    const answer = state.status === 'done' ? state.value.answer : null
    if (this.#isOpen && answer?.kind === 'page') this.#means.leave(answer.url)
    return attempts.outcome()
  }

  async goOn(): Promise<void> {
    const { attempts } = this
    const { state, details } = attempts
    if (state.status !== 'done') return
    const { answer, transaction } = state.value
    const url = answer?.kind === 'page' ? answer.url : transaction?.payUrl
    if (this.goTo(url) || !details) return
    const { system: key, way, method } = details
    // A widget opens from the first answer; the same call under the same key returns it again.
    await this.form.run(async () => {
      await attempts.repeat({ ...details, system: { key, way, method } })
      return attempts.outcome()
    })
  }

  goTo(url: string | null | undefined): boolean {
    if (!url || !this.#means.isTrusted(url)) return false
    this.#means.leave(url)
    return true
  }

  async forgetCard(id: string): Promise<void> {
    await this.#means.api.forgetCard(id)
    this.cards.change((cards) => cards.filter((card) => card.id !== id))
  }

  open(live: Pick<Live, 'on'>): () => void {
    this.#isOpen = true
    const stop = live.on('treasury-transaction-updated', () => this.waiting.reread())
    return () => {
      this.#isOpen = false
      this.form.forgetRefusal()
      stop()
    }
  }

  private get offerLimits(): AmountLimits | null {
    const { limits } = this
    return limits && { min: limits.min, max: Math.min(limits.max, this.#means.ownLimit()?.left ?? Infinity) }
  }

  /** Details of an attempt that never arrived: they fill the form again. */
  get #missed(): DepositDetails | null {
    const { state } = this.attempts
    return state.status === 'missing' ? state.request : null
  }

  get #lastAmount(): number | null {
    const last = this.last.value
    return last && last.currency === this.#means.currency() ? last.amount : null
  }
}
