import { action, computed, makeObservable, observableRef } from 'mobx'
import { type DeviceSignals, DomainError, type Live } from '../../core/index.ts'
import { followIntent } from './follow-attempt.ts'
import { Inquiry } from './status-poller.ts'
import { type IntentPorts, type IntentState, isAnswered } from './attempt.ts'
import { type Attempt, isInDoubt, isKept, isSame } from './attempt-log.ts'
import { type Course, isLastQuestion, isWorthAsking, judge, judgeFailure, type Verdict } from './attempt-state.ts'
import type { Transaction } from '../history/transaction.ts'

const NOTHING_YET = { key: '', asked: null, answer: null, failure: null, isPutAside: false, misses: 0 } as const

/**
 * One intent, one charge (open-points.md: money calls): through double click, Enter, retry, reload, a lost answer and a
 * second tab there is one key. What was sent and not answered is never called failed: the platform is asked. What is
 * believed when is in intent-verdict.ts; this sends, asks, keeps and shows.
 */
export class IntentStore<Request, Memo extends object, Answer, Proof = never> {
  state: IntentState<Memo, Answer> = { status: 'idle' }
  readonly #ports: IntentPorts<Request, Memo, Answer, Proof>
  #course: Course<Memo, Answer> = NOTHING_YET
  #request: Request | null = null
  readonly #inquiry: Inquiry

  constructor(ports: IntentPorts<Request, Memo, Answer, Proof>) {
    this.#ports = ports
    this.#inquiry = new Inquiry({
      ...ports,
      find: (...of) => (isLastQuestion(this.#course) ? ports.close(...of) : ports.find(...of)),
      onAnswer: (transaction) => this.#learn(transaction),
      onFailure: (error) => {
        this.#course = { ...this.#course, misses: 0 }
        if (this.state.status === 'checking') this.become({ ...this.state, error })
      },
    })
    makeObservable<this, 'become'>(this, { state: observableRef, isBusy: computed, become: action })
  }

  /** Under way, or its outcome unknown: nothing else may begin. */
  get isBusy(): boolean {
    return this.state.status === 'submitting' || this.state.status === 'checking'
  }

  /** Of the intent it has now; empty while it has none. */
  get key(): string {
    return this.#course.key
  }

  /** What is wanted, while there is something. */
  get memo(): Memo | null {
    return this.#course.memo ?? null
  }

  /** A press while one is under way does nothing. */
  async submit(request: Request): Promise<void> {
    if (this.isBusy) return
    const { journal, locks, lock, memoOf, clock, createId } = this.#ports
    const memo = memoOf(request)
    this.#begin(NOTHING_YET)
    this.become({ status: 'submitting', memo, asked: null })
    const { attempt, isNew } = await locks.withLock(lock, () =>
      Promise.resolve(journal.claim({ memo, now: clock.now(), createId })),
    )
    this.#course = { ...this.#course, ...attempt }
    if (!isSame(attempt.memo, memo)) return this.#check(null)
    this.#request = request
    await this.#send(null, !isNew)
  }

  /** Sends what was asked for: the code, or the wish for another. */
  async prove(proof: Proof): Promise<void> {
    const { memo, asked } = this.#course
    if (this.state.status !== 'asked' || memo === undefined) return
    this.#inquiry.stop()
    this.become({ status: 'submitting', memo, asked })
    this.#note('proved')
    await this.#send(proof, false)
  }

  /**
   * Sends what is open once more, for its first answer: under its own key, whatever another tab has begun or put aside since.
   */
  async repeat(request: Request): Promise<void> {
    const { memo, startedAt } = this.#course
    if (this.state.status !== 'accepted' || memo === undefined || startedAt === undefined) return
    // A key that the platform may have forgotten would make a second one.
    const isRepeatable = isSame(this.#ports.memoOf(request), memo) && isKept({ startedAt }, this.#ports.clock.now())
    if (isRepeatable) {
      this.#inquiry.stop()
      this.#request = request
      this.become({ status: 'submitting', memo, asked: null })
      await this.#send(null, true)
    }
    this.recheck()
  }

  /** What the device keeps holds for all tabs: takes up what is open, and lets go of what another tab is done with. */
  resume(): void {
    const { status } = this.state
    if (status === 'submitting') return
    // One whose key came from an address belongs to that page alone.
    const isOfAddress = status !== 'idle' && this.#course.memo === undefined
    const kept = isOfAddress ? null : this.#ports.journal.read(this.#ports.clock.now())
    if (kept && kept.key !== this.#course.key) return this.#take(kept)
    if (kept) this.#course = { ...this.#course, ...kept }
    else if (!isOfAddress) this.#course = { ...this.#course, isPutAside: status !== 'idle' }
    this.recheck()
  }

  /** Looks after an intent whose key came from elsewhere: the address that the payment page sends back to. */
  look(key: string): void {
    if (this.#course.key === key && this.state.status !== 'idle') return this.recheck()
    this.#begin({ ...NOTHING_YET, key })
    this.#check(null)
  }

  /** Asks now what became of it, if that is not known for good. */
  recheck(): void {
    if (isWorthAsking(this.state, this.#course, this.#ports.isFollowed)) void this.#inquiry.ask(this.#course.key)
  }

  /**
   * The player is done with it: the next wish is a new intent. While its outcome is unknown nothing happens; and a code that
   * got no answer may have made it yet, so the platform ends it first.
   */
  dismiss(): void {
    if (this.isBusy) return
    const { state } = this
    if (state.status === 'asked' && state.error !== null && !isAnswered(state.error)) {
      this.#course = { ...this.#course, isPutAside: true }
      return this.#check(state.error)
    }
    this.#follow({ is: 'over', state: { status: 'idle' } })
  }

  /** Follows what the platform and the device tell until stopped. */
  start(live: Pick<Live, 'on' | 'onReconnect'>, signals: DeviceSignals): () => void {
    this.#inquiry.goOn()
    return followIntent(this, { live, signals, ...this.#ports })
  }

  /** Its page or its player is gone: an answer still on its way is kept on the device, and nothing is asked until `start`. */
  dispose(): void {
    this.#inquiry.pause()
  }

  #take(kept: Attempt<Memo>): void {
    this.#begin({ ...NOTHING_YET, ...kept })
    if (isInDoubt(kept.phase)) return this.#check(null)
    this.become({ status: 'idle' })
    void this.#inquiry.ask(kept.key)
  }

  async #send(proof: Proof | null, wasSentBefore: boolean): Promise<void> {
    const { send, isMade } = this.#ports
    if (this.#request === null) return
    try {
      const answer = await send(this.#request, this.#course.key, proof)
      if (isMade(answer)) this.#accept(answer)
      else this.#wantProof(answer)
    } catch (thrown) {
      const failure = DomainError.from(thrown)
      const course = { ...this.#course, failure }
      this.#course = course
      const verdict = judgeFailure(course, wasSentBefore)
      if (verdict.is === 'unknown') this.#check(failure)
      else this.#follow(verdict)
    }
  }

  #accept(answer: Answer): void {
    this.#course = { ...this.#course, answer }
    const state = { status: 'accepted', answer, transaction: null } as const
    this.#follow(this.#ports.isFollowed ? { is: 'open', phase: 'accepted', state } : { is: 'over', state })
  }

  #wantProof(answer: Answer): void {
    const { memo } = this.#course
    if (memo === undefined) return
    this.#course = { ...this.#course, asked: answer }
    this.#follow({ is: 'open', phase: 'asked', state: { status: 'asked', memo, answer, error: null } })
  }

  /** Nobody knows what became of it: the platform is asked until it says. */
  #check(error: DomainError | null): void {
    this.#course = { ...this.#course, answer: null, misses: 0 }
    this.#inquiry.beginAnew()
    this.become({ status: 'checking', memo: this.memo, error })
    void this.#inquiry.ask(this.#course.key)
  }

  #learn(transaction: Transaction | null): void {
    if (transaction === null) this.#course = { ...this.#course, misses: this.#course.misses + 1 }
    this.#follow(judge(this.#course, transaction, this.#ports.isFollowed))
  }

  /** One way for whatever is believed: to the device, to the page, to the next question. */
  #follow(verdict: Verdict<Memo, Answer>): void {
    const { key, phase } = this.#course
    if (verdict.is === 'unknown') return this.#inquiry.askLater(key)
    const { state } = verdict
    if (verdict.is === 'over') this.#ports.journal.clear(key)
    else if (verdict.phase !== phase) this.#note(verdict.phase)
    if (verdict.is === 'over' && state.status === 'idle') this.#begin(NOTHING_YET)
    this.become(state)
    if (verdict.is === 'open' && state.status === 'accepted') this.#inquiry.askLater(key)
  }

  #note(phase: Attempt<Memo>['phase'] | undefined): void {
    const { key, memo, startedAt } = this.#course
    if (memo === undefined || startedAt === undefined || phase === undefined) return
    this.#course = { ...this.#course, phase }
    this.#ports.journal.update({ key, memo, startedAt, phase })
  }

  #begin(course: Course<Memo, Answer>): void {
    this.#inquiry.beginAnew()
    this.#request = null
    this.#course = course
  }

  private become(state: IntentState<Memo, Answer>): void {
    this.state = state
  }
}
