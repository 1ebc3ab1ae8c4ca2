import { action, computed, makeObservable, observableRef } from 'mobx'

import { DomainError, type ErrorKind } from '../http/errors.ts'

export type CommandState<R> =
  | { status: 'idle' }
  | { status: 'submitting' }
  | { status: 'done'; value: R }
  /** The server said no; `codes` are its reasons, empty where it gave none. */
  | { status: 'rejected'; codes: readonly string[]; error: DomainError }
  /** Sent, and no answer that can be understood: it may have happened or not. */
  | { status: 'unknown'; error: DomainError }

const REFUSALS: readonly ErrorKind[] = ['rejected', 'unauthorized', 'forbidden', 'not-found']

/**
 * Acting. A second call while one runs is ignored: it gets the first one's promise (spec section 4, form submit guard).
 */
export class Command<A extends unknown[], R> {
  state: CommandState<R> = { status: 'idle' }

  readonly #act: (...args: A) => Promise<R>
  #running: Promise<CommandState<R>> | null = null

  constructor(run: (...args: A) => Promise<R>) {
    this.#act = run
    makeObservable<this, 'settle'>(this, {
      state: observableRef,
      isSubmitting: computed,
      run: action,
      reset: action,
      settle: action,
    })
  }

  get isSubmitting(): boolean {
    return this.state.status === 'submitting'
  }

  /** Never rejects: what came of it is the state, and the promise's value. */
  run(...args: A): Promise<CommandState<R>> {
    if (this.#running) return this.#running
    this.state = { status: 'submitting' }
    this.#running = this.#follow(args)
    return this.#running
  }

  /**
   * Back to `idle`, for a form that opens again. While one runs
   * nothing happens: the guard against a second submit stays.
   */
  reset(): void {
    if (!this.#running) this.state = { status: 'idle' }
  }

  async #follow(args: A): Promise<CommandState<R>> {
    try {
      return this.settle({ status: 'done', value: await this.#act(...args) })
    } catch (thrown) {
      const error = DomainError.from(thrown)
      const isRefusal = REFUSALS.includes(error.kind)
      return this.settle(isRefusal ? { status: 'rejected', codes: error.codes, error } : { status: 'unknown', error })
    }
  }

  private settle(outcome: CommandState<R>): CommandState<R> {
    this.#running = null
    this.state = outcome
    return outcome
  }
}
