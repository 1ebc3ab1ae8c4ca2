import { action, computed, makeObservable, observableRef } from 'mobx'
import { type DeviceSignals, DomainError, type Live } from '../../core/index.ts'
import { followAttempt } from './follow-attempt.ts'
import { StatusPoller } from './status-poller.ts'
import { type AttemptPorts, type AttemptState, isAnswered } from './attempt.ts'
import { type Attempt, isInDoubt, isKept, isSame } from './attempt-log.ts'
import {
  type TrackedAttempt,
  mustClose,
  needsPolling,
  afterStatus,
  afterFailure,
  type AttemptUpdate,
} from './attempt-state.ts'
import type { Transaction } from '../history/transaction.ts'

const NOTHING_YET = { key: '', asked: null, answer: null, failure: null, isDismissed: false, misses: 0 } as const

/**
 * One intent, one charge (open-points.md: money calls): through double click, Enter, retry, reload, a lost answer and a
 * second tab there is one key. What was sent and not answered is never called failed: the platform is asked. What is
 * believed when is in attempt-state.ts; this sends, asks, keeps and shows.
 */
export class AttemptStore<Request, Details extends object, Answer, Proof = never> {
  state: AttemptState<Details, Answer> = { status: 'idle' }
  readonly #ports: AttemptPorts<Request, Details, Answer, Proof>
  #attempt: TrackedAttempt<Details, Answer> = NOTHING_YET
  #request: Request | null = null
  readonly #poller: StatusPoller

  constructor(ports: AttemptPorts<Request, Details, Answer, Proof>) {
    this.#ports = ports
    this.#poller = new StatusPoller({
      ...ports,
      find: (...of) => (mustClose(this.#attempt) ? ports.close(...of) : ports.find(...of)),
      onAnswer: (transaction) => this.#onStatus(transaction),
      onFailure: (error) => {
        this.#attempt = { ...this.#attempt, misses: 0 }
        if (this.state.status === 'checking') this.setState({ ...this.state, error })
      },
    })
    makeObservable<this, 'setState'>(this, { state: observableRef, isBusy: computed, setState: action })
  }

  /** Under way, or its outcome unknown: nothing else may begin. */
  get isBusy(): boolean {
    return this.state.status === 'submitting' || this.state.status === 'checking'
  }

  /** Of the attempt it has now; empty while it has none. */
  get key(): string {
    return this.#attempt.key
  }

  /** What is wanted, while there is something. */
  get details(): Details | null {
    return this.#attempt.details ?? null
  }

  /** A press while one is under way does nothing. */
  async submit(request: Request): Promise<void> {
    if (this.isBusy) return
    const { attemptLog, locks, lock, detailsOf, clock, createId } = this.#ports
    const details = detailsOf(request)
    this.#reset(NOTHING_YET)
    this.setState({ status: 'submitting', details, asked: null })
    const { attempt, isNew } = await locks.withLock(lock, () =>
      Promise.resolve(attemptLog.beginOrResume({ details, now: clock.now(), createId })),
    )
    this.#attempt = { ...this.#attempt, ...attempt }
    if (!isSame(attempt.details, details)) return this.#check(null)
    this.#request = request
    await this.#send(null, !isNew)
  }

  /** Sends what was asked for: the code, or the wish for another. */
  async prove(proof: Proof): Promise<void> {
    const { details, asked } = this.#attempt
    if (this.state.status !== 'asked' || details === undefined) return
    this.#poller.stop()
    this.setState({ status: 'submitting', details, asked })
    this.#savePhase('proved')
    await this.#send(proof, false)
  }

  /**
   * Sends what is open once more, for its first answer: under its own key, whatever another tab has begun or put aside since.
   */
  async repeat(request: Request): Promise<void> {
    const { details, startedAt } = this.#attempt
    if (this.state.status !== 'accepted' || details === undefined || startedAt === undefined) return
    // A key that the platform may have forgotten would make a second one.
    const isRepeatable =
      isSame(this.#ports.detailsOf(request), details) && isKept({ startedAt }, this.#ports.clock.now())
    if (isRepeatable) {
      this.#poller.stop()
      this.#request = request
      this.setState({ status: 'submitting', details, asked: null })
      await this.#send(null, true)
    }
    this.recheck()
  }

  /** What the device keeps holds for all tabs: takes up what is open, and lets go of what another tab is done with. */
  resume(): void {
    const { status } = this.state
    if (status === 'submitting') return
    // One whose key came from an address belongs to that page alone.
    const isOfAddress = status !== 'idle' && this.#attempt.details === undefined
    const kept = isOfAddress ? null : this.#ports.attemptLog.read(this.#ports.clock.now())
    if (kept && kept.key !== this.#attempt.key) return this.#restore(kept)
    if (kept) this.#attempt = { ...this.#attempt, ...kept }
    else if (!isOfAddress) this.#attempt = { ...this.#attempt, isDismissed: status !== 'idle' }
    this.recheck()
  }

  /** Looks after an attempt whose key came from elsewhere: the address that the payment page sends back to. */
  look(key: string): void {
    if (this.#attempt.key === key && this.state.status !== 'idle') return this.recheck()
    this.#reset({ ...NOTHING_YET, key })
    this.#check(null)
  }

  /** Asks now what became of it, if that is not known for good. */
  recheck(): void {
    if (needsPolling(this.state, this.#attempt, this.#ports.isFollowed)) void this.#poller.poll(this.#attempt.key)
  }

  /**
   * The player is done with it: the next wish is a new attempt. While its outcome is unknown nothing happens; and a code that
   * got no answer may have made it yet, so the platform ends it first.
   */
  dismiss(): void {
    if (this.isBusy) return
    const { state } = this
    if (state.status === 'asked' && state.error !== null && !isAnswered(state.error)) {
      this.#attempt = { ...this.#attempt, isDismissed: true }
      return this.#check(state.error)
    }
    this.#follow({ kind: 'over', state: { status: 'idle' } })
  }

  /** Follows what the platform and the device tell until stopped. */
  start(live: Pick<Live, 'on' | 'onReconnect'>, signals: DeviceSignals): () => void {
    this.#poller.resume()
    return followAttempt(this, { live, signals, ...this.#ports })
  }

  /** Its page or its player is gone: an answer still on its way is kept on the device, and nothing is asked until `start`. */
  dispose(): void {
    this.#poller.pause()
  }

  #restore(kept: Attempt<Details>): void {
    this.#reset({ ...NOTHING_YET, ...kept })
    if (isInDoubt(kept.phase)) return this.#check(null)
    this.setState({ status: 'idle' })
    void this.#poller.poll(kept.key)
  }

  async #send(proof: Proof | null, wasSentBefore: boolean): Promise<void> {
    const { send, isMade } = this.#ports
    if (this.#request === null) return
    try {
      const answer = await send(this.#request, this.#attempt.key, proof)
      if (isMade(answer)) this.#accept(answer)
      else this.#wantProof(answer)
    } catch (thrown) {
      const failure = DomainError.from(thrown)
      const attempt = { ...this.#attempt, failure }
      this.#attempt = attempt
      const update = afterFailure(attempt, wasSentBefore)
      if (update.kind === 'unknown') this.#check(failure)
      else this.#follow(update)
    }
  }

  #accept(answer: Answer): void {
    this.#attempt = { ...this.#attempt, answer }
    const state = { status: 'accepted', answer, transaction: null } as const
    this.#follow(this.#ports.isFollowed ? { kind: 'open', phase: 'accepted', state } : { kind: 'over', state })
  }

  #wantProof(answer: Answer): void {
    const { details } = this.#attempt
    if (details === undefined) return
    this.#attempt = { ...this.#attempt, asked: answer }
    this.#follow({ kind: 'open', phase: 'asked', state: { status: 'asked', details, answer, error: null } })
  }

  /** Nobody knows what became of it: the platform is asked until it says. */
  #check(error: DomainError | null): void {
    this.#attempt = { ...this.#attempt, answer: null, misses: 0 }
    this.#poller.reset()
    this.setState({ status: 'checking', details: this.details, error })
    void this.#poller.poll(this.#attempt.key)
  }

  #onStatus(transaction: Transaction | null): void {
    if (transaction === null) this.#attempt = { ...this.#attempt, misses: this.#attempt.misses + 1 }
    this.#follow(afterStatus(this.#attempt, transaction, this.#ports.isFollowed))
  }

  /** One way for whatever is believed: to the device, to the page, to the next question. */
  #follow(update: AttemptUpdate<Details, Answer>): void {
    const { key, phase } = this.#attempt
    if (update.kind === 'unknown') return this.#poller.pollLater(key)
    const { state } = update
    if (update.kind === 'over') this.#ports.attemptLog.clear(key)
    else if (update.phase !== phase) this.#savePhase(update.phase)
    if (update.kind === 'over' && state.status === 'idle') this.#reset(NOTHING_YET)
    this.setState(state)
    if (update.kind === 'open' && state.status === 'accepted') this.#poller.pollLater(key)
  }

  #savePhase(phase: Attempt<Details>['phase'] | undefined): void {
    const { key, details, startedAt } = this.#attempt
    if (details === undefined || startedAt === undefined || phase === undefined) return
    this.#attempt = { ...this.#attempt, phase }
    this.#ports.attemptLog.update({ key, details, startedAt, phase })
  }

  #reset(attempt: TrackedAttempt<Details, Answer>): void {
    this.#poller.reset()
    this.#request = null
    this.#attempt = attempt
  }

  private setState(state: AttemptState<Details, Answer>): void {
    this.state = state
  }
}
