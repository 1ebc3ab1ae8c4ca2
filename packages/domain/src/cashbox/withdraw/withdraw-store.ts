import { action, computed, makeObservable, observable, observableRef, reaction } from 'mobx'
import type { FormMessage, Live, OnStart, Reads, Resource } from '../../core/index.ts'
import { payoutAmountErrors } from '../deposit/amount.ts'
import type { BalanceView } from '../balance-view.ts'
import type { CashboxApi } from '../cashbox-api.ts'
import { forgetRefusal } from '../attempt/attempt.ts'
import type { AttemptStore } from '../attempt/attempt-store.ts'
import type { PayoutOutcome, PayoutRequest, PhoneProof } from '../deposit/payments-api.ts'
import { fieldText, payoutFieldErrors, type PayoutDetails } from './payout-form.ts'
import { type GiftsAtStake, sendKnowingGifts } from './payout-gifts.ts'
import type { PayoutList } from './payout-list.ts'
import {
  type AmountLimits,
  arrangeSystems,
  limitsOf,
  type PayoutField,
  type PayoutSystem,
} from '../deposit/payment-system.ts'
import { TypedFields } from './typed-fields.ts'

export interface WithdrawPorts {
  readonly api: Pick<CashboxApi, 'payoutSystems'>
  readonly reads: Reads
  readonly onStart: OnStart
  readonly attempts: AttemptStore<PayoutRequest, PayoutDetails, PayoutOutcome, PhoneProof>
  readonly list: PayoutList
  readonly currency: () => string
  readonly balance: BalanceView
}

export class WithdrawStore {
  readonly systems: Resource<PayoutSystem[]>
  readonly attempts: WithdrawPorts['attempts']
  readonly list: PayoutList
  readonly balance: BalanceView
  /** Values of a new destination. Set one with `setField`. */
  readonly typed = new TypedFields()
  /** Null: empty or no number. */
  amount: number | null = null
  private chosenSystem: number | null = null
  /** Undefined: not chosen; null: a new destination. */
  private chosenSaved: string | null | undefined = undefined
  /** The request about to be sent; null: none, or the player has left the page. */
  private pressed: PayoutRequest | null = null
  /** Whether this form sent the attempt: an attempt of another tab does not clear this form. */
  #isSent = false
  readonly #ports: WithdrawPorts

  constructor(ports: WithdrawPorts) {
    this.#ports = ports
    this.attempts = ports.attempts
    this.list = ports.list
    this.balance = ports.balance
    const { api, reads, onStart } = ports
    this.systems = reads.one('cashbox.payoutSystems', api.payoutSystems, { language: 'expire', isFresh: true })
    makeObservable<this, 'chosenSystem' | 'chosenSaved' | 'pressed' | 'press'>(this, {
      amount: observable,
      chosenSystem: observable,
      chosenSaved: observable,
      pressed: observableRef,
      offered: computed,
      system: computed,
      savedId: computed,
      fields: computed,
      limits: computed,
      leftToWager: computed,
      code: computed,
      amountErrors: computed,
      isSendable: computed,
      isSending: computed,
      isUnsaved: computed,
      chooseSystem: action,
      chooseSaved: action,
      setAmount: action,
      setField: action,
      press: action,
      empty: action,
    })
    // It may be accepted by the answer, by the code, or by polling after a lost answer.
    onStart(() =>
      reaction(
        () => this.attempts.state.status === 'accepted',
        (isAccepted) => isAccepted && this.#settle(),
      ),
    )
  }

  get offered(): { first: PayoutSystem[]; more: PayoutSystem[] } | null {
    return this.systems.value ? arrangeSystems(this.systems.value) : null
  }

  get system(): PayoutSystem | null {
    const { offered } = this
    if (!offered) return null
    const all = [...offered.first, ...offered.more]
    return all.find(({ key }) => key === this.chosenSystem) ?? all[0] ?? null
  }

  /** The latest destination, unless the player chose another. */
  get savedId(): string | null {
    const saved = this.system?.saved ?? []
    if (this.chosenSaved === null) return null
    return (saved.find(({ id }) => id === this.chosenSaved) ?? saved[0])?.id ?? null
  }

  /** Fields to fill in; none for a saved destination. */
  get fields(): readonly PayoutField[] {
    return this.savedId === null ? (this.system?.fields ?? []) : []
  }

  get limits(): AmountLimits | null {
    return this.system && limitsOf(this.system, [], this.#ports.currency())
  }

  /** Minor units to wager before a payout (docs/product-rules.md: Withdraw); null while unknown. */
  get leftToWager(): number | null {
    return this.balance.value?.wagering ?? null
  }

  get amountErrors(): FormMessage[] {
    return this.limits ? payoutAmountErrors(this.amount, this.limits, this.balance.value?.real ?? null) : []
  }

  get isSendable(): boolean {
    const areFilled = this.fields.every(
      (field) => payoutFieldErrors(field, this.typed.valueOf(field.name)).length === 0,
    )
    return this.system !== null && this.leftToWager === 0 && this.amountErrors.length === 0 && areFilled
  }

  /** Includes the time while the player is asked about gifts. */
  get isSending(): boolean {
    return this.pressed !== null || this.attempts.state.status === 'submitting'
  }

  /** Something was typed and not submitted. */
  get isUnsaved(): boolean {
    const { status } = this.attempts.state
    const isTyped = this.amount !== null || this.typed.hasText
    return isTyped && !this.isSending && status !== 'checking' && status !== 'asked'
  }

  /** Where the code was sent and when another may be requested; null while no code is needed. */
  get code(): Extract<PayoutOutcome, { kind: 'code-sent' }> | null {
    const { state } = this.attempts
    const asked = state.status === 'asked' ? state.answer : state.status === 'submitting' ? state.asked : null
    return asked?.kind === 'code-sent' ? asked : null
  }

  /** Errors to show at a field: its broken rule once it was left, else the platform's refusal. */
  errorsOf(field: PayoutField): readonly FormMessage[] {
    const broken = this.typed.isTouched(field.name) ? payoutFieldErrors(field, this.typed.valueOf(field.name)) : []
    const { state } = this.attempts
    const refused = state.status === 'rejected' ? Object.entries(state.error.fields) : []
    const said = refused.filter(([name]) => name === field.name).flatMap(([, codes]) => codes)
    return broken.length > 0 ? broken : said.map((name) => ({ name }))
  }

  chooseSystem(key: number): void {
    if (key === this.system?.key) return
    forgetRefusal(this.attempts)
    this.chosenSystem = key
    this.chosenSaved = undefined
    this.typed.forgetTouched()
  }

  chooseSaved(id: string | null): void {
    if (id !== this.savedId) forgetRefusal(this.attempts)
    this.chosenSaved = id
  }

  setAmount(amount: number | null): void {
    if (amount !== this.amount) forgetRefusal(this.attempts)
    this.amount = amount
  }

  setField(name: string, value: string): void {
    forgetRefusal(this.attempts)
    this.typed.set(name, value)
  }

  touchAll(): void {
    this.typed.touch('amount', ...this.fields.map(({ name }) => name))
  }

  empty(): void {
    this.amount = null
    this.typed.empty()
  }

  /** Sends the form as it was at the press, after the player has confirmed the cancelled gifts. */
  async submit(gifts: GiftsAtStake): Promise<void> {
    this.touchAll()
    const request = this.#request()
    if (!request || this.isSending || this.attempts.isBusy) return
    this.press(request)
    this.#isSent = true
    const isHere = () => this.pressed === request
    try {
      await sendKnowingGifts(request, gifts, this.attempts, isHere)
    } finally {
      if (isHere()) this.press(null)
      this.#isSent = this.attempts.isBusy || this.code !== null
    }
  }

  async confirm(code: string): Promise<void> {
    await this.attempts.prove({ code })
  }

  async resendCode(): Promise<void> {
    await this.attempts.prove({ resend: true })
  }

  /** Follows changes while the page is open; afterwards nothing is sent. */
  open(live: Pick<Live, 'on'>): () => void {
    const stop = this.list.follow(live)
    return () => {
      stop()
      this.press(null)
    }
  }

  /** Shows the new request in the list and clears the form. */
  #settle(): void {
    this.list.reread()
    // The destination is now among the saved ones.
    this.systems.reread()
    void this.balance.reload()
    if (this.#isSent) this.empty()
    this.#isSent = false
  }

  #request(): PayoutRequest | null {
    const { system, amount, savedId } = this
    if (!system || amount === null || !this.isSendable) return null
    const fields = this.fields.map((field) => [field.name, fieldText(field, this.typed.valueOf(field.name))] as const)
    return { payoutUrl: system.payoutUrl, amount, savedId, fields: Object.fromEntries(fields), cancelsGifts: false }
  }

  private press(request: PayoutRequest | null): void {
    this.pressed = request
  }
}
