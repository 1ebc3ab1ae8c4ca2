import { action, computed, makeObservable, observableRef } from 'mobx'
import { DomainError, wasNotSent } from '../value/errors.ts'
import { asksToWait, certainty, missingError } from './certainty.ts'

/**
 * What became of the latest press. Only `refused` and `missing` say that nothing was done.
 * `checking`: no answer came that proves anything, so the platform is asked. `missing`: by its data it was not done, so it may be sent
 * again. `unclear`: the outcome is not known.
 */
export type PressState<Q, R> =
  | { readonly status: 'idle' }
  | { readonly status: 'sending'; readonly request: Q }
  | { readonly status: 'checking'; readonly request: Q; readonly error: DomainError | null }
  | { readonly status: 'done'; readonly request: Q; readonly value: R }
  | { readonly status: 'refused' | 'missing' | 'unclear'; readonly request: Q; readonly error: DomainError }

/** The state of any press, with a key on the device or without. */
export interface AnyPressState {
  readonly status: PressState<unknown, unknown>['status'] | 'asked'
  readonly error?: DomainError | null
}

export const IDLE = { status: 'idle' } as const

/** What the platform says of a request. */
export type Found<R> = { readonly status: 'done'; readonly value: R } | { readonly status: 'missing' | 'unclear' }

/** `K`: what is kept of a request `Q` once it is sent. */
export interface PressMeans<Q, R, K = Q> {
  /** Gets first what the request depends on. What it throws is a refusal: nothing was sent. */
  readonly prepare?: (request: Q) => Promise<unknown>
  readonly send: (request: Q) => Promise<R>
  /** Asks the platform what became of a request. A failure counts as `unclear`. Left out: it cannot be asked. */
  readonly find?: (request: K) => Promise<Found<R>>
  /**
   * Codes by which the platform refuses this kind of request for good. Any other refusal is looked up where `find` can: browsers
   * send some calls twice by themselves, so "done before" or "log in" may follow a first call that was done.
   */
  readonly refusals?: readonly string[]
  /** Runs one press after another. */
  readonly inTurn?: <T>(act: () => Promise<T>) => Promise<T>
  /** Left out: the whole request, which a secret must not be. */
  readonly keep?: (request: Q) => K
}

/** An action of the player. A press while one runs is not sent: it gets the promise of the first. */
export class Press<Q, R, K = Q> {
  state: PressState<K, R> = IDLE

  readonly #means: PressMeans<Q, R, K>
  #running: Promise<PressState<K, R>> | null = null

  constructor(means: PressMeans<Q, R, K> | PressMeans<Q, R, K>['send']) {
    this.#means = typeof means === 'function' ? { send: means } : means
    makeObservable<this, 'setState'>(this, {
      state: observableRef,
      isBusy: computed,
      error: computed,
      reset: action,
      setState: action,
    })
  }

  /** Whether it is under way, or the platform is being asked. */
  get isBusy(): boolean {
    return isBusy(this.state)
  }

  /** Why the last press failed, also where it is missing or unclear; null: it has not. */
  get error(): DomainError | null {
    return errorOf(this.state)
  }

  /** Never rejects: resolves with the resulting state. */
  run(request: Q): Promise<PressState<K, R>> {
    const { keep } = this.#means
    const kept = keep ? keep(request) : (request as unknown as K)
    return this.#begin({ status: 'sending', request: kept }, () => this.#send(request, kept))
  }

  /** Asks the platform again where the outcome is unclear. */
  check(): Promise<PressState<K, R>> {
    const { state } = this
    if (state.status !== 'unclear') return this.#running ?? Promise.resolve(state)
    return this.lookUp(state.request, state.error)
  }

  /** Asks the platform what became of a request, such as one of an earlier visit. */
  lookUp(request: K, error = new DomainError('network')): Promise<PressState<K, R>> {
    return this.#begin({ status: 'checking', request, error }, () => this.#find(request, error))
  }

  /** Other data show that it was done. */
  foundDone(value: R): void {
    const { state } = this
    if (state.status === 'missing' || state.status === 'unclear')
      this.setState({ status: 'done', request: state.request, value })
  }

  /** Returns to `idle`; does nothing while it is under way. */
  reset(): void {
    if (!this.#running) this.state = IDLE
  }

  #begin(state: PressState<K, R>, act: () => Promise<PressState<K, R>>): Promise<PressState<K, R>> {
    if (this.#running) return this.#running
    this.setState(state)
    const { inTurn } = this.#means
    this.#running = (inTurn ? inTurn(act) : act()).then((outcome) => {
      this.#running = null
      this.setState(outcome)
      return outcome
    })
    return this.#running
  }

  async #send(request: Q, kept: K): Promise<PressState<K, R>> {
    const { prepare, send, find } = this.#means
    try {
      if (prepare) await prepare(request)
    } catch (thrown) {
      return { status: 'refused', request: kept, error: DomainError.from(thrown) }
    }
    try {
      return { status: 'done', request: kept, value: await send(request) }
    } catch (thrown) {
      const error = DomainError.from(thrown)
      const isRefused = certainty(error) === 'refused'
      if (isRefused && (!find || this.#isProof(error))) return { status: 'refused', request: kept, error }
      if (!find) return { status: 'unclear', request: kept, error }
      if (!isRefused) this.setState({ status: 'checking', request: kept, error })
      return this.#find(kept, error)
    }
  }

  /** Whether a refusal covers each call of this press. */
  #isProof(error: DomainError): boolean {
    const { refusals = [] } = this.#means
    return wasNotSent(error) || error.codes.some((code) => refusals.includes(code))
  }

  async #find(request: K, error: DomainError): Promise<PressState<K, R>> {
    const found = (await this.#means.find?.(request).catch(() => null)) ?? { status: 'unclear' as const }
    if (found.status === 'done') return { status: 'done', request, value: found.value }
    if (certainty(error) === 'refused') return { status: 'refused', request, error }
    const isPlain = found.status === 'missing' && !asksToWait(error)
    return { status: found.status, request, error: isPlain ? missingError(error) : error }
  }

  private setState(state: PressState<K, R>): void {
    this.state = state
  }
}

/** Whether a press is under way, or the platform is being asked. */
export const isBusy = ({ status }: { readonly status: string }): boolean =>
  status === 'sending' || status === 'checking'

/** Why a press failed; null: it has not. */
export const errorOf = ({ status, error = null }: AnyPressState): DomainError | null =>
  status === 'checking' ? null : error
