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

/** Money out: where to, how much, and the one attempt under way. */
export class WithdrawStore {
  readonly systems: Resource<PayoutSystem[]>
  readonly attempts: WithdrawPorts['attempts']
  readonly list: PayoutList
  readonly balance: BalanceView
  /** Into the fields of a new destination. Set one by `setField`. */
  readonly typed = new TypedFields()
  /** Null: nothing there, or no amount. */
  amount: number | null = null
  private chosenSystem: number | null = null
  /** Undefined: the player has not chosen; null: a new destination. */
  private chosenSaved: string | null | undefined = undefined
  /** What is about to be sent; null: nothing, or the player has left the page since. */
  private pressed: PayoutRequest | null = null
  /** This form's wish is under way: what another tab sends empties nothing here. */
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
    // Whichever way it is learnt: by the answer, by the code, or by asking after an answer that was lost.
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

  /** Where the money went last, unless the player wants it elsewhere. */
  get savedId(): string | null {
    const saved = this.system?.saved ?? []
    if (this.chosenSaved === null) return null
    return (saved.find(({ id }) => id === this.chosenSaved) ?? saved[0])?.id ?? null
  }

  /** What is to be filled in: nothing for a destination that is known. */
  get fields(): readonly PayoutField[] {
    return this.savedId === null ? (this.system?.fields ?? []) : []
  }

  get limits(): AmountLimits | null {
    return this.system && limitsOf(this.system, [], this.#ports.currency())
  }

  /** Minor units to wager before anything can be paid out (engagement.md 5); null while unknown. */
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

  /** From the press on, while the gifts are asked about too. */
  get isSending(): boolean {
    return this.pressed !== null || this.attempts.state.status === 'submitting'
  }

  /** Something was typed that has not been asked for yet: neither is the request on its way nor does it wait for its code. */
  get isUnsaved(): boolean {
    const { status } = this.attempts.state
    const isTyped = this.amount !== null || this.typed.hasText
    return isTyped && !this.isSending && status !== 'checking' && status !== 'asked'
  }

  /** The code wanted: where it was sent, and when another may be asked for; null while none is. */
  get code(): Extract<PayoutOutcome, { kind: 'code-sent' }> | null {
    const { state } = this.attempts
    const asked = state.status === 'asked' ? state.answer : state.status === 'submitting' ? state.asked : null
    return asked?.kind === 'code-sent' ? asked : null
  }

  /** What to show at a field now: its broken rule once it was left, else what the platform said of it. */
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

  /** What was typed is given up, or done with. */
  empty(): void {
    this.amount = null
    this.typed.empty()
  }

  /** Sends the request as the form has it at the press, once the player knows which gifts go with it. */
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

  /** While the page is open: nothing is sent from another page. */
  open(live: Pick<Live, 'on'>): () => void {
    const stop = this.list.follow(live)
    return () => {
      stop()
      this.press(null)
    }
  }

  /** Once it is requested, the request is in the list and the form is free for another. */
  #settle(): void {
    this.list.reread()
    // The destination is a known one from now on.
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
