import { action, computed, makeObservable, observableRef } from 'mobx'
import { DomainError } from '../http/errors.ts'
import { certainty } from './certainty.ts'

/**
 * What became of the latest press. Only `refused` and `missing` say that nothing was done.
 * `checking`: no answer proved anything, so the platform is asked. `missing`: by its data it was not done, so it may be sent
 * again. `unclear`: the outcome is not known.
 */
export type PressState<Q, R> =
  | { readonly status: 'idle' }
  | { readonly status: 'sending'; readonly request: Q }
  | { readonly status: 'done'; readonly request: Q; readonly value: R }
  | {
      readonly status: 'checking' | 'refused' | 'missing' | 'unclear'
      readonly request: Q
      readonly error: DomainError
    }

/** What the platform says of a request. */
export type Found<R> = { readonly status: 'done'; readonly value: R } | { readonly status: 'missing' | 'unclear' }

export interface PressPorts<Q, R> {
  readonly send: (request: Q) => Promise<R>
  /** Asks the platform what became of a request. A failure counts as `unclear`. Left out: it cannot be asked. */
  readonly find?: (request: Q) => Promise<Found<R>>
  /** Codes of refusals that say that it was done before, perhaps by this very press: the platform is asked then, too. */
  readonly doneBefore?: readonly string[]
}

/** An action of the player. A press while one runs is not sent: it gets the promise of the first. */
export class Press<Q, R> {
  state: PressState<Q, R> = { status: 'idle' }

  readonly #ports: PressPorts<Q, R>
  #running: Promise<PressState<Q, R>> | null = null

  constructor(ports: PressPorts<Q, R> | PressPorts<Q, R>['send']) {
    this.#ports = typeof ports === 'function' ? { send: ports } : ports
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
    return this.state.status === 'sending' || this.state.status === 'checking'
  }

  /** Why the last press failed, also where it is missing or unclear; null: it has not. */
  get error(): DomainError | null {
    const { state } = this
    return 'error' in state && state.status !== 'checking' ? state.error : null
  }

  /** Never rejects: resolves with the resulting state. */
  run(request: Q): Promise<PressState<Q, R>> {
    return this.#begin({ status: 'sending', request }, () => this.#send(request))
  }

  /** Asks the platform again where the outcome is unclear. */
  check(): Promise<PressState<Q, R>> {
    const { state } = this
    if (state.status !== 'unclear') return this.#running ?? Promise.resolve(state)
    const { request, error } = state
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
    if (!this.#running) this.state = { status: 'idle' }
  }

  #begin(state: PressState<Q, R>, act: () => Promise<PressState<Q, R>>): Promise<PressState<Q, R>> {
    if (this.#running) return this.#running
    this.setState(state)
    this.#running = act().then((outcome) => {
      this.#running = null
      this.setState(outcome)
      return outcome
    })
    return this.#running
  }

  async #send(request: Q): Promise<PressState<Q, R>> {
    const { send, find, doneBefore = [] } = this.#ports
    try {
      return { status: 'done', request, value: await send(request) }
    } catch (thrown) {
      const error = DomainError.from(thrown)
      const isRefused = certainty(error) === 'refused'
      if (isRefused && !error.codes.some((code) => doneBefore.includes(code)))
        return { status: 'refused', request, error }
      if (!find) return { status: isRefused ? 'refused' : 'unclear', request, error }
      this.setState({ status: 'checking', request, error })
      return this.#find(request, error)
    }
  }

  async #find(request: Q, error: DomainError): Promise<PressState<Q, R>> {
    const found = (await this.#ports.find?.(request).catch(() => null)) ?? { status: 'unclear' as const }
    if (found.status === 'done') return { status: 'done', request, value: found.value }
    return { status: certainty(error) === 'refused' ? 'refused' : found.status, request, error }
  }

  private setState(state: PressState<Q, R>): void {
    this.state = state
  }
}
