import { action, computed, makeObservable, observableRef } from 'mobx'

import { createDeferred, type Deferred } from '../value/deferred.ts'
import { abortedError, DomainError } from '../value/errors.ts'

export type ResourceState<T> =
  | { status: 'idle' }
  | { status: 'loading'; previous?: T }
  | { status: 'ready'; value: T }
  | { status: 'failed'; error: DomainError; previous?: T }

export interface ResourceOptions<T> {
  /** Combines an answer with the value known before it. Default: the answer replaces it. */
  merge?(known: T, answer: T): T
  onFailure?(error: DomainError, failed: Resource<T>): void
}

interface Change<T> {
  apply(value: T): T
}

/** One read: the latest load wins, parallel loads share one request, a failed reload keeps the value. */
export class Resource<T> {
  state: ResourceState<T> = { status: 'idle' }

  readonly #loader: (signal: AbortSignal) => Promise<T>
  readonly #options: ResourceOptions<T>
  #run: AbortController | null = null
  #waiting: Deferred<T> | null = null
  /** Changes made since the running load began: its answer may lack them. */
  #changes: Change<T>[] = []
  #loads = 0
  /** The load whose answer is shown; 0: none. */
  #answered = 0
  #isExpired = false
  #isDisposed = false

  constructor(load: (signal: AbortSignal) => Promise<T>, options: ResourceOptions<T> = {}) {
    this.#loader = load
    this.#options = options
    makeObservable<this, 'accept' | 'fail'>(this, {
      state: observableRef,
      value: computed,
      reload: action,
      set: action,
      change: action,
      reset: action,
      accept: action,
      fail: action,
    })
  }

  /** The value, or the previous one while loading or after a failure. */
  get value(): T | undefined {
    if (this.state.status === 'ready') return this.state.value
    return this.state.status === 'idle' ? undefined : this.state.previous
  }

  get isIdle(): boolean {
    return this.state.status === 'idle'
  }

  get isLoading(): boolean {
    return this.state.status === 'loading'
  }

  get hasFailed(): boolean {
    return this.state.status === 'failed'
  }

  /** Outcome of the load under way, also if that is restarted; null: none. A rejection is never "unhandled". */
  get underWay(): Promise<T> | null {
    return this.#waiting?.promise ?? null
  }

  /** Never read, or out of date. False after a failure, which waits for a retry. */
  get needsLoad(): boolean {
    return !this.#isDisposed && (this.#isExpired || this.isIdle)
  }

  /** Loads that have begun: tells `change` when something that is applied later came to be known. */
  get loads(): number {
    return this.#loads
  }

  /** Loads, or joins the load under way. */
  load(): Promise<T> {
    return this.#waiting?.promise ?? this.reload()
  }

  /** Loads unless an up-to-date value is here. */
  ensure(): Promise<T> {
    return this.state.status === 'ready' && !this.#isExpired ? Promise.resolve(this.state.value) : this.load()
  }

  /** Restarts the load. Callers of the old one get the new outcome. */
  reload(): Promise<T> {
    const waiting = (this.#waiting ??= createDeferred<T>())
    if (this.#isDisposed) {
      this.#giveUp()
      return waiting.promise
    }
    this.#run?.abort()
    const run = new AbortController()
    this.#run = run
    this.#loads += 1
    this.#changes = []
    this.#isExpired = false
    this.state = { status: 'loading', ...this.#held() }
    void this.#follow(run)
    return waiting.promise
  }

  /** Loads again if it was read before; the state tells the outcome. */
  reread(): void {
    if (!this.isIdle) void this.reload()
  }

  /** Sets a value. The answer of a load that began before does not undo it. */
  set(value: T): void {
    if (this.#run) this.#changes.push({ apply: () => value })
    this.#isExpired = false
    this.state = { status: 'ready', value }
  }

  /**
   * Applies a pure change now, and again to the answer of a load that began before.
   *
   * @param since `loads` when the change came to be known, if it is applied later: the answer of a load that began after
   *   that is newer, and stays as it is
   */
  change(apply: (value: T) => T, since = this.#loads): void {
    if (since < this.#answered) return
    if (this.#run && since === this.#loads) this.#changes.push({ apply })
    const { state } = this
    if (state.status === 'ready') this.state = { status: 'ready', value: apply(state.value) }
    else if (state.status !== 'idle' && state.previous !== undefined)
      this.state = { ...state, previous: apply(state.previous) }
  }

  /** Marks the value as out of date: it stays in view, and the next `ensure` loads it. Restarts a running load. */
  expire(): void {
    if (this.#run) void this.reload()
    else this.#isExpired = !this.isIdle
  }

  reset(): void {
    this.#giveUp()
    this.#isExpired = false
    this.state = { status: 'idle' }
  }

  /** Aborts the running load and stops loading; the state stays. */
  dispose(): void {
    this.#isDisposed = true
    this.#giveUp()
  }

  async #follow(run: AbortController): Promise<void> {
    try {
      const answer = await this.#loader(run.signal)
      if (this.#run === run) this.accept(answer)
    } catch (thrown) {
      if (this.#run === run) this.fail(DomainError.from(thrown))
    }
  }

  private accept(answer: T): void {
    const { value: known } = this
    const options = this.#options
    const merged = known === undefined || !options.merge ? answer : options.merge(known, answer)
    this.#answered = this.#loads
    const value = this.#changes.reduce((current, { apply }) => apply(current), merged)
    this.state = { status: 'ready', value }
    this.#settled()?.resolve(value)
  }

  private fail(error: DomainError): void {
    this.state = { status: 'failed', error, ...this.#held() }
    this.#settled()?.reject(error)
    this.#options.onFailure?.(error, this)
  }

  #settled(): Deferred<T> | null {
    const waiting = this.#waiting
    this.#run = null
    this.#waiting = null
    this.#changes = []
    return waiting
  }

  #giveUp(): void {
    this.#run?.abort()
    this.#settled()?.reject(abortedError())
  }

  #held(): { previous?: T } {
    const { value } = this
    return value === undefined ? {} : { previous: value }
  }
}
