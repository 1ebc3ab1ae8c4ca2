import { action, computed, makeObservable, observableRef } from 'mobx'

import { createDeferred, type Deferred } from './deferred.ts'
import { abortedError, DomainError } from '../http/errors.ts'

export type ResourceState<T> =
  | { status: 'idle' }
  | { status: 'loading'; previous?: T }
  | { status: 'ready'; value: T }
  | { status: 'failed'; error: DomainError; previous?: T }

/**
 * Reading one thing. The latest load wins, parallel loads share one request, a failed reload keeps what was there.
 * Promises reject with a DomainError, and are never "unhandled": the state tells the same.
 */
export class Resource<T> {
  state: ResourceState<T> = { status: 'idle' }

  readonly #loader: (signal: AbortSignal) => Promise<T>
  #run: AbortController | null = null
  #waiting: Deferred<T> | null = null
  #isDisposed = false

  constructor(load: (signal: AbortSignal) => Promise<T>) {
    this.#loader = load
    makeObservable<this, 'settle'>(this, {
      state: observableRef,
      value: computed,
      reload: action,
      set: action,
      supersede: action,
      reset: action,
      settle: action,
    })
  }

  /** What can be shown: the value, or the one before while a newer one loads or after it failed. */
  get value(): T | undefined {
    if (this.state.status === 'ready') return this.state.value
    return this.state.status === 'idle' ? undefined : this.state.previous
  }

  /** Loads, or joins the load under way. */
  load(): Promise<T> {
    return this.#waiting?.promise ?? this.reload()
  }

  /** Loads unless it is here already. */
  ensure(): Promise<T> {
    return this.state.status === 'ready' ? Promise.resolve(this.state.value) : this.load()
  }

  /** Aborts the load under way and starts anew. Whoever waited for the old one gets the new one's outcome. */
  reload(): Promise<T> {
    const waiting = (this.#waiting ??= createDeferred<T>())
    if (this.#isDisposed) {
      this.#giveUp()
      return waiting.promise
    }
    this.#run?.abort()
    const run = new AbortController()
    this.#run = run
    this.state = { status: 'loading', ...this.#held() }
    void this.#follow(run)
    return waiting.promise
  }

  /**
   * Puts a value known from elsewhere (an event, the page's own state). A load under way goes on and has the last word,
   * although it may have been asked for before: what it must not undo is put by `supersede`.
   */
  set(value: T): void {
    this.state = { status: 'ready', value }
  }

  /** Puts what the platform has just made of a change. A load under way may not know of it yet, and begins anew. */
  supersede(value: T): void {
    this.set(value)
    if (this.#run) void this.reload()
  }

  /** Forgets everything, as if never loaded. */
  reset(): void {
    this.#giveUp()
    this.state = { status: 'idle' }
  }

  /** Its owner is gone: what is under way is aborted, nothing loads any more, the state stays as it is. */
  dispose(): void {
    this.#isDisposed = true
    this.#giveUp()
  }

  async #follow(run: AbortController): Promise<void> {
    try {
      const value = await this.#loader(run.signal)
      if (this.#run === run) this.settle({ status: 'ready', value })
    } catch (thrown) {
      if (this.#run === run) this.settle({ status: 'failed', error: DomainError.from(thrown), ...this.#held() })
    }
  }

  private settle(outcome: Extract<ResourceState<T>, { status: 'ready' | 'failed' }>): void {
    const waiting = this.#waiting
    this.#run = null
    this.#waiting = null
    this.state = outcome
    if (outcome.status === 'ready') waiting?.resolve(outcome.value)
    else waiting?.reject(outcome.error)
  }

  #giveUp(): void {
    this.#run?.abort()
    this.#run = null
    this.#waiting?.reject(abortedError())
    this.#waiting = null
  }

  #held(): { previous?: T } {
    const { value } = this
    return value === undefined ? {} : { previous: value }
  }
}
