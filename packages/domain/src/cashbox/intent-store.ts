import { action, computed, makeObservable, observableRef } from 'mobx'
import { type DeviceSignals, DomainError, type Live } from '../core/index.ts'
import { followIntent } from './follow-intent.ts'
import { Inquiry } from './inquiry.ts'
import { type IntentPorts, type IntentState, isAnswered, isRefusal } from './intent.ts'
import { type Attempt, isInDoubt, isKept, isSame } from './intent-journal.ts'
import { isOver, type Transaction } from './transaction.ts'

/** A call may still be on its way when its line is cut: only asked twice in a row, nothing was made of it. */
const MISSES_TO_BELIEVE = 2

/**
 * One intent, one charge (open-points.md: money calls): through double click, Enter, retry, reload, a lost answer and a
 * second tab there is one key. What was sent and not answered is never called failed: the platform is asked.
 */
export class IntentStore<Request, Memo extends object, Answer, Proof = never> {
  state: IntentState<Memo, Answer> = { status: 'idle' }
  readonly #ports: IntentPorts<Request, Memo, Answer, Proof>
  #attempt: Pick<Attempt<Memo>, 'key'> & Partial<Attempt<Memo>> = { key: '' }
  #request: Request | null = null
  /** What to go back to while a proof is wanted. */
  #asked: Answer | null = null
  /** Why the last call was not answered as it should be. What that proves, the platform is asked first. */
  #failure: DomainError | null = null
  /** The player is done with it, here or in another tab: it is let go unless the platform has brought it to its end. */
  #isPutAside = false
  #misses = 0
  readonly #inquiry: Inquiry

  constructor(ports: IntentPorts<Request, Memo, Answer, Proof>) {
    this.#ports = ports
    this.#inquiry = new Inquiry({
      ...ports,
      find: (...of) => (this.#isLastQuestion ? ports.close(...of) : ports.find(...of)),
      onAnswer: (transaction) => this.#learn(transaction),
      onFailure: (error) => {
        this.#misses = 0
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
    return this.#attempt.key
  }

  /** What is wanted, while there is something. */
  get memo(): Memo | null {
    return this.#attempt.memo ?? null
  }

  /** A press while one is under way does nothing. */
  async submit(request: Request): Promise<void> {
    if (this.isBusy) return
    const { journal, locks, lock, memoOf, clock, createId } = this.#ports
    const memo = memoOf(request)
    this.#forget()
    this.become({ status: 'submitting', memo, asked: null })
    const { attempt, isNew } = await locks.withLock(lock, () =>
      Promise.resolve(journal.claim({ memo, now: clock.now(), createId })),
    )
    this.#attempt = attempt
    if (!isSame(attempt.memo, memo)) return this.#check(null)
    this.#request = request
    await this.#send(null, !isNew)
  }

  /** Sends what was asked for: the code, or the wish for another. */
  async prove(proof: Proof): Promise<void> {
    if (this.state.status !== 'asked' || this.#attempt.memo === undefined) return
    this.#inquiry.stop()
    this.become({ status: 'submitting', memo: this.#attempt.memo, asked: this.#asked })
    this.#note('proved')
    await this.#send(proof, false)
  }

  /**
   * Sends what is open once more, for its first answer: under its own key, whatever another tab has begun or put aside since.
   */
  async repeat(request: Request): Promise<void> {
    const { memo, startedAt } = this.#attempt
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
    const isOfAddress = status !== 'idle' && this.#attempt.memo === undefined
    const kept = isOfAddress ? null : this.#ports.journal.read(this.#ports.clock.now())
    if (kept && kept.key !== this.#attempt.key) return this.#take(kept)
    if (kept) this.#attempt = kept
    else if (!isOfAddress) this.#isPutAside = status !== 'idle'
    this.recheck()
  }

  /** Looks after an intent whose key came from elsewhere: the address that the payment page sends back to. */
  look(key: string): void {
    if (this.#attempt.key === key && this.state.status !== 'idle') return this.recheck()
    this.#forget()
    this.#attempt = { key }
    this.#check(null)
  }

  /** Asks now what became of it, if that is not known for good. */
  recheck(): void {
    const { state } = this
    const isOpen = state.status === 'accepted' && !(state.transaction && isOver(state.transaction))
    // A code that got no answer may have made it yet.
    const isAsked = state.status === 'asked' && (this.#isPutAside || state.error !== null)
    if (state.status === 'checking' || isAsked || (isOpen && this.#ports.isFollowed))
      void this.#inquiry.ask(this.#attempt.key)
  }

  /**
   * The player is done with it: the next wish is a new intent. While its outcome is unknown nothing happens; and a code that
   * got no answer may have made it yet, so the platform ends it first.
   */
  dismiss(): void {
    if (this.isBusy) return
    const { state } = this
    if (state.status === 'asked' && state.error !== null && !isAnswered(state.error)) {
      this.#isPutAside = true
      return this.#check(state.error)
    }
    this.#ports.journal.clear(this.#attempt.key)
    this.#forget()
    this.become({ status: 'idle' })
  }

  /** Follows what the platform and the device tell until stopped. */
  start(live: Pick<Live, 'on' | 'onReconnect'>, signals: DeviceSignals): () => void {
    return followIntent(this, { live, signals, ...this.#ports })
  }

  dispose(): void {
    this.#inquiry.stop()
  }

  #take(kept: Attempt<Memo>): void {
    this.#forget()
    this.#attempt = kept
    if (isInDoubt(kept.phase)) return this.#check(null)
    this.become({ status: 'idle' })
    void this.#inquiry.ask(this.#attempt.key)
  }

  async #send(proof: Proof | null, wasSentBefore: boolean): Promise<void> {
    const { journal, send, isMade, isFollowed } = this.#ports
    const { key, memo } = this.#attempt
    if (this.#request === null || memo === undefined) return
    try {
      const answer = await send(this.#request, key, proof)
      if (isMade(answer)) {
        this.#note('accepted')
        if (!isFollowed) journal.clear(key)
        this.become({ status: 'accepted', answer, transaction: null })
        if (isFollowed) this.#inquiry.askLater(key)
      } else {
        this.#asked = answer
        this.#note('asked')
        this.become({ status: 'asked', memo, answer, error: null })
      }
    } catch (thrown) {
      const error = DomainError.from(thrown)
      this.#failure = error
      // Another tab has had it closed.
      if (error.codes.includes('intent_closed')) this.#miss()
      else if (isAnswered(error) && !wasSentBefore) this.#lose()
      else this.#check(error)
    }
  }

  /** That has it closed, so that the answer stays true; but under the key of one that wants a code, the code is typed again. */
  get #isLastQuestion(): boolean {
    const isToEnd = isInDoubt(this.#attempt.phase) && this.#asked === null
    return this.#isPutAside || (this.#misses > 0 && isToEnd)
  }

  #check(error: DomainError | null): void {
    this.#misses = 0
    this.#inquiry.beginAnew()
    this.become({ status: 'checking', memo: this.#attempt.memo ?? null, error })
    void this.#inquiry.ask(this.#attempt.key)
  }

  #learn(transaction: Transaction | null): void {
    const { isFollowed, journal } = this.#ports
    const isOpen = transaction !== null && isFollowed && !isOver(transaction)
    if (this.#isPutAside && (transaction === null || isOpen)) {
      journal.clear(this.#attempt.key)
      this.#forget()
      this.become({ status: 'idle' })
    } else if (transaction) {
      const { state } = this
      const answer = state.status === 'accepted' ? state.answer : null
      if (isOpen) this.#note('accepted')
      else journal.clear(this.#attempt.key)
      this.become({ status: 'accepted', answer, transaction })
      if (isOpen) this.#inquiry.askLater(this.#attempt.key)
    } else {
      this.#misses += 1
      if (this.#misses < MISSES_TO_BELIEVE) this.#inquiry.askLater(this.#attempt.key)
      else this.#lose()
    }
  }

  /** Nothing was made of it. */
  #lose(): void {
    const { memo, phase, key } = this.#attempt
    const error = this.#failure
    if (this.#asked !== null && memo !== undefined) {
      // Else the code may still arrive, after a reload too.
      if (error !== null && isAnswered(error)) this.#note('asked')
      return this.become({ status: 'asked', memo, answer: this.#asked, error })
    }
    const isRefused = error !== null && isRefusal(error)
    // The code may be wanted in another tab; the same wish goes on under its key.
    if (isRefused || phase !== 'asked') this.#ports.journal.clear(key)
    if (isRefused) this.become({ status: 'rejected', error })
    else if (phase === undefined || isInDoubt(phase)) this.#miss()
    else this.become({ status: 'idle' })
  }

  #miss(): void {
    this.#ports.journal.clear(this.#attempt.key)
    this.become({ status: 'missing', memo: this.memo })
  }

  #note(phase: Attempt<Memo>['phase']): void {
    const { key, memo, startedAt } = this.#attempt
    if (memo === undefined || startedAt === undefined) return
    const attempt = { key, memo, startedAt, phase }
    this.#attempt = attempt
    this.#ports.journal.update(attempt)
  }

  #forget(): void {
    this.#inquiry.beginAnew()
    this.#attempt = { key: '' }
    this.#request = null
    this.#asked = null
    this.#failure = null
    this.#isPutAside = false
    this.#misses = 0
  }

  private become(state: IntentState<Memo, Answer>): void {
    this.state = state
  }
}
