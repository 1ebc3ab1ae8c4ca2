import * as v from 'valibot'
import { computed, makeObservable, reaction } from 'mobx'
import {
  type AnyPressState,
  AttemptLog,
  Form,
  type FormErrors,
  type Http,
  IDLE,
  keepUnsent,
  KeptPress,
  type KeptPressMeans,
  type KeptWork,
  type Resource,
} from '../../core/index.ts'
import { createExchangeApi, type Exchange } from './exchange-api.ts'
import {
  type CompointsConfig,
  exchangeErrors,
  exchangeOf,
  type Exchanged,
  type ExchangeRate,
  type ExchangeTerms,
  rateFor,
  stepsOf,
} from './exchange.ts'

export interface ExchangeValues {
  readonly compoints: number | null
}

export interface CompointExchangeMeans extends KeptPressMeans {
  readonly http: Http
  /** How compoints are exchanged, from `createCompointsConfig`. */
  readonly config: Resource<CompointsConfig>
  readonly playerId: string
  readonly keptWork?: Pick<KeptWork, 'keep' | 'take'>
  readonly player: {
    readonly balance: Pick<
      Resource<{ readonly currency: string; readonly compoints: number | null }>,
      'value' | 'reload'
    >
  }
}

const DetailsSchema: v.GenericSchema<unknown, Exchanged> = v.object({
  compoints: v.pipe(v.number(), v.safeInteger()),
  amount: v.pipe(v.number(), v.safeInteger()),
})

/**
 * Exchanges compoints for money. One press is one exchange (docs/product-rules.md, Compoints). It
 * never infers the outcome of a lost answer from the player's data: bets and prizes change both balances meanwhile, and what pays
 * money is settled by the platform's status of the key alone.
 */
export class CompointExchange {
  readonly config: Resource<CompointsConfig>
  readonly form = new Form<ExchangeValues>({ compoints: null }, (values) => this.#errorsIn(values))
  readonly attempts: KeptPress<Exchanged, Exchanged, Exchanged, never, Exchange>
  readonly #means: CompointExchangeMeans
  /** Whether this form sent the attempt: an attempt of another tab does not clear this form. */
  #isSent = false

  constructor(means: CompointExchangeMeans) {
    this.#means = means
    const { http, config, storage, playerId, onStart } = means
    const api = createExchangeApi(http)
    this.config = config
    this.attempts = new KeptPress({
      ...means,
      attemptLog: new AttemptLog(storage, `exchange-${playerId}`, DetailsSchema),
      lock: 'croupier-exchange',
      detailsOf: (request: Exchanged) => request,
      send: api.exchange,
      find: api.find,
      close: api.close,
      onDone: () => this.#settle(),
    })
    keepUnsent(
      { ...means, player: { id: playerId } },
      { form: this.form, name: 'exchange.amount', isChecking: () => this.attempts.state.status === 'checking' },
    )
    // An attempt that a reload or a login brought back, and that was never made, fills the form again.
    onStart(() =>
      reaction(
        () => (this.attempts.state.status === 'missing' ? this.attempts.details : null),
        (details) => details && this.form.values.compoints === null && this.form.set('compoints', details.compoints),
        { fireImmediately: true },
      ),
    )
    makeObservable(this, { terms: computed, rate: computed, have: computed, result: computed, steps: computed })
  }

  get terms(): ExchangeTerms | null {
    return this.config.value?.exchange ?? null
  }

  /** Null: the platform exchanges no compoints for the player's currency, or it is not known yet. */
  get rate(): ExchangeRate | null {
    const { value } = this.config
    const currency = this.#means.player.balance.value?.currency
    return value && currency !== undefined ? rateFor(value, currency) : null
  }

  /** Compoints of the player; null: unknown. */
  get have(): number | null {
    return this.#means.player.balance.value?.compoints ?? null
  }

  /** What the typed compoints would be exchanged for; null while they break a rule. */
  get result(): Exchanged | null {
    const { rate } = this
    const { compoints } = this.form.values
    return rate === null || compoints === null || this.form.hasFrontErrors ? null : exchangeOf(compoints, rate)
  }

  get steps(): readonly number[] {
    return this.terms === null || this.have === null ? [] : stepsOf(this.have, this.terms)
  }

  /** Sends what was shown. At another rate the platform refuses, and the new one is read before the player is asked again. */
  async send(): Promise<AnyPressState> {
    const { result, attempts } = this
    if (result === null || attempts.isBusy) return IDLE
    this.#isSent = true
    await attempts.run(result)
    this.#isSent = attempts.isBusy
    const state = await attempts.outcome()
    if (state.status === 'refused') await this.#readAgain()
    return state
  }

  /** Follows an attempt of this device while the page is open. */
  open(): () => void {
    const stop = this.attempts.open()
    return () => {
      stop()
      this.form.forgetRefusal()
    }
  }

  /** What was refused may have changed: the rate, the limits, or the balance by another tab. */
  async #readAgain(): Promise<void> {
    const { balance } = this.#means.player
    await Promise.allSettled([this.config.reload(), balance.reload()])
  }

  #settle(): void {
    void this.#means.player.balance.reload()
    if (this.#isSent) this.form.reset()
    this.#isSent = false
  }

  #errorsIn({ compoints }: ExchangeValues): FormErrors<ExchangeValues> {
    const { terms, rate, have } = this
    return { compoints: terms && rate ? exchangeErrors(compoints, terms, rate, have) : [] }
  }
}
