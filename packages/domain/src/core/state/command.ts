import { action, computed, makeObservable, observableRef } from 'mobx'

import { DomainError, type ErrorKind, wasNotSent } from '../http/errors.ts'

export type CommandState<R> =
  | { status: 'idle' }
  | { status: 'submitting' }
  | { status: 'done'; value: R }
  /** Refused by the server, `codes` are its reasons, or never sent. */
  | { status: 'rejected'; codes: readonly string[]; error: DomainError }
  /** Sent without a readable answer: the outcome is unknown. */
  | { status: 'unknown'; error: DomainError }

const REFUSALS: readonly ErrorKind[] = ['rejected', 'unauthorized', 'forbidden', 'not-found']

/** An action. A call while one runs is not sent: it gets the promise of the first. */
export class Command<A extends unknown[], R> {
  state: CommandState<R> = { status: 'idle' }

  readonly #act: (...args: A) => Promise<R>
  #running: Promise<CommandState<R>> | null = null

  constructor(run: (...args: A) => Promise<R>) {
    this.#act = run
    makeObservable<this, 'settle'>(this, {
      state: observableRef,
      isSubmitting: computed,
      error: computed,
      run: action,
      reset: action,
      settle: action,
    })
  }

  get isSubmitting(): boolean {
    return this.state.status === 'submitting'
  }

  /** Why it was refused, or why its outcome is unknown; null: neither. */
  get error(): DomainError | null {
    const { state } = this
    return 'error' in state ? state.error : null
  }

  /** Never rejects: resolves with the resulting state. */
  run(...args: A): Promise<CommandState<R>> {
    if (this.#running) return this.#running
    this.state = { status: 'submitting' }
    this.#running = this.#follow(args)
    return this.#running
  }

  /** Returns to `idle`; does nothing while the action runs. */
  reset(): void {
    if (!this.#running) this.state = { status: 'idle' }
  }

  async #follow(args: A): Promise<CommandState<R>> {
    try {
      return this.settle({ status: 'done', value: await this.#act(...args) })
    } catch (thrown) {
      const error = DomainError.from(thrown)
      const isRefusal = REFUSALS.includes(error.kind) || wasNotSent(error)
      return this.settle(isRefusal ? { status: 'rejected', codes: error.codes, error } : { status: 'unknown', error })
    }
  }

  private settle(outcome: CommandState<R>): CommandState<R> {
    this.#running = null
    this.state = outcome
    return outcome
  }
}
