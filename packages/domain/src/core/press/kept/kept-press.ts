import { action, computed, makeObservable, observableRef, reaction, when } from 'mobx'
import { withDeadline } from '../../http/deadline.ts'
import { DomainError } from '../../value/errors.ts'
import type { SubmitOutcome } from '../../state/form.ts'
import { followAttempt } from './follow-attempt.ts'
import { StatusPoller } from './status-poller.ts'
import type { KeptPressOptions, KeptState } from './attempt.ts'
import { closeOrProve, findOrProve } from './ask-platform.ts'
import { certainty } from '../certainty.ts'
import type { Made } from './made.ts'
import { isBusy } from '../press.ts'
import { type Attempt, isInDoubt, isKept, isSame, nextSentAt } from './attempt-log.ts'
import {
  type TrackedAttempt,
  mustClose,
  needsPolling,
  afterStatus,
  doneState,
  afterFailure,
  type AttemptStatus,
  type AttemptUpdate,
  decidedIn,
  MAX_CALL_MS,
} from './attempt-state.ts'

const UNSENT = { asked: null, ownSentAt: null, answer: null, failure: null }
const NOTHING_YET = { key: '', ...UNSENT, isDismissed: false, misses: 0 }

/**
 * A press that is executed once, whatever becomes of its answer: its key is kept on the device until the outcome is known, by the
 * rules of attempt-state.ts (docs/product-rules.md, Cashbox).
 */
export class KeptPress<Request, Details extends object, Answer, Proof = never, T extends Made = Made> {
  state: KeptState<Details, Answer, T> = { status: 'idle' }
  readonly #means: KeptPressOptions<Request, Details, Answer, Proof, T>
  #attempt: TrackedAttempt<Details, Answer> = NOTHING_YET
  #request: Request | null = null
  readonly #poller: StatusPoller<T>
  #isOfOtherTab = false
  /** Between `open` and its stop: what the device then stores first is another tab's. */
  #isFollowing = false

  constructor(means: KeptPressOptions<Request, Details, Answer, Proof, T>) {
    this.#means = means
    this.#poller = new StatusPoller({
      ...means,
      ask: (key, signal) => this.#ask(key, signal),
      onAnswer: (status) => this.#onStatus(status),
      decidedIn: () => decidedIn(this.#attempt, means.clock.now()),
      onFailure: (error) => {
        this.#attempt = { ...this.#attempt, misses: 0 }
        if (this.state.status === 'checking') this.setState({ ...this.state, error })
      },
    })
    makeObservable<this, 'setState'>(this, { state: observableRef, isBusy: computed, setState: action })
    means.onStart(() => {
      const stop = reaction(
        () => this.state.status === 'done',
        (isDone) => isDone && means.onDone?.(),
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
    return this.#isOfOtherTab
  }

  /** The answer that asked for the code which is awaited or being sent; null: none. */
  get asked(): Answer | null {
    const { status } = this.state
    return status === 'asked' || status === 'sending' ? this.#attempt.asked : null
  }

  get key(): string {
    return this.#attempt.key
  }

  get details(): Details | null {
    return this.#attempt.details ?? null
  }

  /** The request of this tab's attempt, also of one that a reload brought back; null: none. */
  get request(): Request | null {
    return this.#request
  }

  /** Never rejects: resolves with the resulting state. */
  run(request: Request): Promise<KeptState<Details, Answer, T>> {
    return this.#run(this.#means.detailsOf(request), () => Promise.resolve(request))
  }

  /** Reads first what the request depends on. What that throws is a refusal: nothing was sent. */
  runAfter(prepare: () => Promise<Request>): Promise<KeptState<Details, Answer, T>> {
    return this.#run(null, prepare)
  }

  async prove(proof: Proof): Promise<void> {
    const { details, sentAt } = this.#attempt
    if (this.state.status !== 'asked' || details === undefined || sentAt === undefined) return
    this.#poller.stop()
    this.setState({ status: 'sending', request: details })
    const ownSentAt = nextSentAt({ sentAt }, this.#means.clock.now())
    this.#attempt = { ...this.#attempt, sentAt: ownSentAt, ownSentAt }
    this.#savePhase('proved')
    await this.#send(proof, false)
  }

  /** Sends the open attempt again under its own key, to get its first answer again. */
  async repeat(request: Request): Promise<void> {
    const { details, startedAt } = this.#attempt
    if (this.state.status !== 'done' || details === undefined || startedAt === undefined) return
    // The platform may have forgotten an old key and would execute the call a second time.
    const isRepeatable =
      isSame(this.#means.detailsOf(request), details) && isKept({ startedAt }, this.#means.clock.now())
    if (isRepeatable) {
      this.#poller.stop()
      this.#request = request
      this.setState({ status: 'sending', request: details })
      await this.#send(null, true)
    }
    this.check()
  }

  /** The outcome of the last call, once that is known: what the form shows. */
  async outcome(): Promise<SubmitOutcome> {
    await when(() => !this.isBusy)
    const { state } = this
    if (state.status === 'done') return null
    const error = state.status === 'refused' || state.status === 'asked' ? state.error : null
    return error ?? 'open'
  }

  /** Takes over what is stored on the device: restores an open attempt, drops one that another tab has dismissed. */
  resume(): void {
    const { status } = this.state
    if (status === 'sending') return
    // An attempt whose key came from an address is not stored.
    const isOfAddress = status !== 'idle' && this.#attempt.details === undefined
    const kept = isOfAddress ? null : this.#means.attemptLog.read(this.#means.clock.now())
    if (kept && kept.key !== this.#attempt.key) {
      this.#isOfOtherTab = this.#isFollowing
      return this.#restore(kept)
    }
    if (kept) this.#attempt = { ...this.#attempt, ...kept }
    else if (!isOfAddress) this.#attempt = { ...this.#attempt, isDismissed: status !== 'idle' }
    this.check()
  }

  /** Follows an attempt by a key from the address that the payment page returns to. */
  watch(key: string): void {
    if (this.#attempt.key === key && this.state.status !== 'idle') return this.check()
    this.#reset({ ...NOTHING_YET, key, isOfAddress: true })
    this.#check(null)
  }

  check(): void {
    if (needsPolling(this.state, this.#attempt, this.#isFollowed)) void this.#poller.poll(this.#attempt.key)
  }

  /** The next request is a new one. Does nothing while busy; a code without an answer is closed first. */
  reset(): void {
    if (this.isBusy) return
    const { state } = this
    if (state.status === 'asked' && state.error !== null && certainty(state.error) !== 'refused') {
      this.#attempt = { ...this.#attempt, isDismissed: true }
      return this.#check(state.error)
    }
    this.#apply({ kind: 'over', state: { status: 'idle' } })
  }

  /** Follows live events, the device and other tabs, and an attempt of an earlier visit. Returns its stop. */
  open(): () => void {
    this.#poller.resume()
    const stop = followAttempt(this, this.#means)
    this.#isFollowing = true
    return () => {
      this.#isFollowing = false
      stop()
    }
  }

  /** Calls back when no attempt is kept any more: one that another tab makes quickly is never an attempt of this tab. */
  onOver(handler: () => void): () => void {
    const { attemptLog, clock } = this.#means
    return attemptLog.onChange(() => attemptLog.read(clock.now()) === null && handler())
  }

  /** Stops polling until `open`. */
  dispose(): void {
    this.#poller.pause()
  }

  async #run(known: Details | null, prepare: () => Promise<Request>): Promise<KeptState<Details, Answer, T>> {
    if (this.isBusy) return this.state
    this.#reset(NOTHING_YET)
    this.#isOfOtherTab = false
    this.setState({ status: 'sending', request: known })
    const request = await prepare().catch((thrown: unknown) => {
      this.setState({ status: 'refused', request: known, error: DomainError.from(thrown) })
      return null
    })
    if (request !== null) await this.#begin(request)
    return this.state
  }

  async #begin(request: Request): Promise<void> {
    const { attemptLog, locks, lock, detailsOf, clock, createId } = this.#means
    const details = detailsOf(request)
    const { attempt, isNew } = await locks.withLock(lock, () =>
      Promise.resolve(attemptLog.beginOrResume({ details, now: clock.now(), createId })),
    )
    this.#attempt = { ...this.#attempt, ...attempt, ownSentAt: isNew ? attempt.sentAt : null }
    this.#isOfOtherTab = !isNew
    if (!isSame(attempt.details, details)) return this.#check(null)
    this.#request = request
    await this.#send(null, !isNew)
  }

  #restore(kept: Attempt<Details>): void {
    this.#reset({ ...NOTHING_YET, ...kept })
    const step = this.#keptStep(kept)
    if (step) {
      this.#request = step.request
      this.#attempt = { ...this.#attempt, asked: step.answer }
    }
    if (isInDoubt(kept.phase)) return this.#check(null)
    this.setState(
      step ? { status: 'asked', request: kept.details, answer: step.answer, error: null } : { status: 'idle' },
    )
    void this.#poller.poll(kept.key)
  }

  #keptStep({ key, phase, details }: Attempt<Details>): { request: Request; answer: Answer } | null {
    const { askedLog, detailsOf } = this.#means
    if (phase !== 'asked' && phase !== 'proved') return null
    const step = askedLog?.read(key) ?? null
    return step && isSame(detailsOf(step.request), details) ? step : null
  }

  async #send(proof: Proof | null, wasSentBefore: boolean): Promise<void> {
    const { send, isMade = () => true, timers } = this.#means
    const { key } = this.#attempt
    const request = this.#request
    if (request === null) return
    try {
      const answer = await withDeadline({ timers, timeoutMs: MAX_CALL_MS }, (signal) =>
        send({ request, key, proof, signal }),
      )
      if (isMade(answer)) this.#accept(answer)
      else this.#wantProof(answer)
    } catch (thrown) {
      const failure = DomainError.from(thrown)
      const attempt = { ...this.#attempt, failure }
      this.#attempt = attempt
      const update = afterFailure(attempt, wasSentBefore)
      if (update.kind === 'unknown') this.#check(failure)
      else this.#apply(update)
    }
  }

  #accept(answer: Answer): void {
    this.#attempt = { ...this.#attempt, answer }
    const state = doneState<Details, Answer, T>(this.#attempt, null)
    this.#apply(this.#isFollowed ? { kind: 'open', phase: 'accepted', state } : { kind: 'over', state })
  }

  #wantProof(answer: Answer): void {
    const { details } = this.#attempt
    if (details === undefined) return
    this.#attempt = { ...this.#attempt, asked: answer }
    if (this.#request !== null) this.#means.askedLog?.write(this.#attempt.key, { request: this.#request, answer })
    this.#apply({ kind: 'open', phase: 'asked', state: { status: 'asked', request: details, answer, error: null } })
  }

  #check(error: DomainError | null): void {
    this.#attempt = { ...this.#attempt, answer: null, misses: 0 }
    this.#poller.reset()
    this.setState({ status: 'checking', request: this.details, error })
    void this.#poller.poll(this.#attempt.key)
  }

  get #isFollowed(): boolean {
    return this.#means.isFollowed ?? false
  }

  async #ask(key: string, signal: AbortSignal): Promise<AttemptStatus<T>> {
    const { attemptLog, clock } = this.#means
    // Another tab may have sent it since.
    const kept = attemptLog.read(clock.now())
    if (kept?.key === key) this.#attempt = { ...this.#attempt, ...kept }
    const isClosed = mustClose(this.#attempt, clock.now())
    const ask = isClosed ? closeOrProve : findOrProve
    return { transaction: await ask(this.#means, { key, kept: kept?.key === key ? kept : null, signal }), isClosed }
  }

  #onStatus(status: AttemptStatus<T>): void {
    if (status.transaction === null) this.#attempt = { ...this.#attempt, misses: this.#attempt.misses + 1 }
    this.#apply(afterStatus(this.#attempt, status, this.#isFollowed))
  }

  #apply(update: AttemptUpdate<Details, Answer, T>): void {
    const { key, phase } = this.#attempt
    if (update.kind === 'unknown') return this.#poller.pollLater(key)
    const { state } = update
    if (update.kind === 'over') {
      this.#means.attemptLog.clear(key)
      this.#means.askedLog?.clear()
    } else if (update.phase !== phase) this.#savePhase(update.phase)
    if (update.kind === 'over' && state.status === 'idle') this.#reset(NOTHING_YET)
    this.setState(state)
    if (update.kind === 'open' && state.status === 'done') this.#poller.pollLater(key)
  }

  #savePhase(phase: Attempt<Details>['phase'] | undefined): void {
    const { key, details, startedAt, sentAt } = this.#attempt
    if (details === undefined || startedAt === undefined || sentAt === undefined || phase === undefined) return
    this.#attempt = { ...this.#attempt, phase }
    this.#means.attemptLog.update({ key, details, startedAt, sentAt, phase })
  }

  #reset(attempt: TrackedAttempt<Details, Answer>): void {
    this.#poller.reset()
    this.#request = null
    this.#attempt = attempt
  }

  private setState(state: KeptState<Details, Answer, T>): void {
    this.state = state
  }
}
