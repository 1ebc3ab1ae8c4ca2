import { action, computed, makeObservable, observableRef, reaction, when } from 'mobx'
import type { DomainError } from '../../value/errors.ts'
import { IDLE, isBusy } from '../press.ts'
import { closeOrProve, findOrProve } from './ask-platform.ts'
import { isOutcome, type KeptPressOptions, type KeptState } from './attempt.ts'
import { type Attempt, isInDoubt } from './attempt-log.ts'
import {
  afterStatus,
  type AttemptStatus,
  type AttemptUpdate,
  decidedIn,
  isProofInDoubt,
  mustClose,
  needsPolling,
  type TrackedAttempt,
} from './attempt-state.ts'
import { followAttempt } from './follow-attempt.ts'
import type { Made } from './made.ts'
import { OpenAttempt } from './open-attempt.ts'
import { StatusPoller } from './status-poller.ts'

/**
 * An attempt in this tab, kept up to date by the platform's status of its key, live events, the device and other tabs, by the
 * rules of attempt-state.ts.
 */
export class FollowedAttempt<Request, Details extends object, Answer, Proof = never, T extends Made = Made> {
  state: KeptState<Details, Answer, T> = IDLE
  protected readonly options: KeptPressOptions<Request, Details, Answer, Proof, T>
  protected readonly attempt: OpenAttempt<Request, Details, Answer>
  protected readonly poller: StatusPoller<T>
  protected fromOtherTab = false
  /** Between `open` and its stop: what the device then stores first is another tab's. */
  #isFollowing = false

  constructor(options: KeptPressOptions<Request, Details, Answer, Proof, T>) {
    this.options = options
    this.attempt = new OpenAttempt(options)
    this.poller = new StatusPoller({
      ...options,
      ask: (key, signal) => this.#askPlatform(key, signal),
      onAnswer: (status) => this.#onStatus(status),
      decidedIn: () => decidedIn(this.attempt.tracked, options.clock.now()),
      onFailure: (error) => {
        this.attempt.note({ misses: 0 })
        if (this.state.status === 'checking') this.setState({ ...this.state, error })
      },
    })
    makeObservable<this, 'setState'>(this, { state: observableRef, isBusy: computed, setState: action })
    options.onStart(() => {
      const stop = reaction(
        () => this.state.status === 'done',
        (isDone) => isDone && options.onDone?.(),
      )
      return () => {
        stop()
        this.dispose()
      }
    })
  }

  /** Being sent, or its outcome is unknown: nothing else may start. */
  get isBusy(): boolean {
    return isBusy(this.state)
  }

  /** Whether another tab sent the attempt first; false where it is unknown. */
  get isOfOtherTab(): boolean {
    return this.fromOtherTab
  }

  /** The answer that asked for the code which is awaited or being sent; null: none. */
  get asked(): Answer | null {
    const { status } = this.state
    return status === 'asked' || status === 'sending' ? this.attempt.tracked.asked : null
  }

  get key(): string {
    return this.attempt.tracked.key
  }

  get details(): Details | null {
    return this.attempt.tracked.details ?? null
  }

  /** The request of this tab's attempt, also of one that a reload brought back; null: none. */
  get request(): Request | null {
    return this.attempt.request
  }

  /** The state once the outcome of the last call is known. */
  async outcome(): Promise<KeptState<Details, Answer, T>> {
    await when(() => !this.isBusy)
    return this.state
  }

  /** Takes over what is stored on the device: restores an open attempt, unless an outcome is shown, drops one that another tab has dismissed. */
  resume(): void {
    const { status } = this.state
    if (status === 'sending') return
    const isOfAddress = status !== 'idle' && this.details === null
    const kept = isOfAddress ? null : this.attempt.kept
    if (kept && kept.key !== this.key) {
      // The player still reads this tab's outcome: another tab's attempt is taken over after that.
      if (this.#isFollowing && isOutcome(this.state, this.isFollowed)) return
      this.fromOtherTab = this.#isFollowing
      return this.#restore(kept)
    }
    if (kept) this.attempt.note(kept)
    else if (!isOfAddress) this.attempt.note({ isDismissed: status !== 'idle' })
    this.check()
  }

  /** Follows an attempt by a key from the address that the payment page returns to. */
  watch(key: string): void {
    if (this.key === key && this.state.status !== 'idle') return this.check()
    this.leave({ key, isOfAddress: true })
    this.ask(null)
  }

  check(): void {
    if (needsPolling(this.state, this.attempt.tracked, this.isFollowed)) void this.poller.poll(this.key)
  }

  /** The next request is a new one. Does nothing while busy; a code without an answer is closed first. */
  reset(): void {
    if (this.isBusy) return
    const { state } = this
    if (state.status === 'asked' && isProofInDoubt(state)) {
      this.attempt.note({ isDismissed: true })
      return this.ask(state.error)
    }
    this.apply({ kind: 'over', state: IDLE })
  }

  /** Follows live events, the device and other tabs, and an attempt of an earlier visit. Returns its stop. */
  open(): () => void {
    this.poller.resume()
    const stop = followAttempt(this, this.options)
    this.#isFollowing = true
    return () => {
      this.#isFollowing = false
      stop()
    }
  }

  /** Calls back when no attempt is kept any more: one that another tab makes quickly is never an attempt of this tab. */
  onOver(handler: () => void): () => void {
    return this.options.attemptLog.onChange(() => this.attempt.kept === null && handler())
  }

  /** Stops polling until `open`. */
  dispose(): void {
    this.poller.pause()
  }

  #restore(kept: Attempt<Details>): void {
    this.poller.reset()
    this.attempt.restore(kept)
    if (isInDoubt(kept.phase)) return this.ask(null)
    const { asked } = this.attempt.tracked
    this.setState(asked === null ? IDLE : { status: 'asked', request: kept.details, answer: asked, error: null })
    void this.poller.poll(kept.key)
  }

  /** Asks the platform until the outcome is known. */
  protected ask(error: DomainError | null): void {
    this.attempt.note({ answer: null, misses: 0 })
    this.poller.reset()
    this.setState({ status: 'checking', request: this.details, error })
    void this.poller.poll(this.key)
  }

  protected get isFollowed(): boolean {
    return this.options.isFollowed ?? false
  }

  async #askPlatform(key: string, signal: AbortSignal): Promise<AttemptStatus<T>> {
    const kept = this.attempt.takeUp(key)
    const isClosed = mustClose(this.attempt.tracked, this.options.clock.now())
    const ask = isClosed ? closeOrProve : findOrProve
    return { transaction: await ask(this.options, { key, kept, signal }), isClosed }
  }

  #onStatus(status: AttemptStatus<T>): void {
    if (status.transaction === null) this.attempt.note({ misses: this.attempt.tracked.misses + 1 })
    this.apply(afterStatus(this.attempt.tracked, status, this.isFollowed))
  }

  protected apply(update: AttemptUpdate<Details, Answer, T>): void {
    const { key, phase } = this.attempt.tracked
    if (update.kind === 'unknown') return this.poller.pollLater(key)
    const { state } = update
    if (update.kind === 'over') this.attempt.remove()
    else if (update.phase !== phase) this.attempt.keep(update.phase)
    if (update.kind === 'over' && state.status === 'idle') this.leave()
    this.setState(state)
    if (update.kind === 'open' && state.status === 'done') this.poller.pollLater(key)
  }

  protected leave(next?: Partial<TrackedAttempt<Details, Answer>>): void {
    this.poller.reset()
    this.attempt.leave(next)
  }

  protected setState(state: KeptState<Details, Answer, T>): void {
    this.state = state
  }
}
