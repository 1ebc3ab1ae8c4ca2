import { withDeadline } from '../../http/deadline.ts'
import { DomainError, wasNotSent } from '../../value/errors.ts'
import { certainty } from '../certainty.ts'
import { findOrProve } from './ask-platform.ts'
import type { KeptState } from './attempt.ts'
import { afterFailure, afterStatus, doneState, MAX_CALL_MS } from './attempt-state.ts'
import { FollowedAttempt } from './followed-attempt.ts'
import { isFailed, type Made } from './made.ts'

/** How long a refusal waits for what the platform says of the key. Milliseconds. */
const LOOK_UP_MS = 5000

/**
 * A press that is executed once, whatever becomes of its answer: its key is kept on the device until the outcome is known
 * (docs/product-rules.md, Cashbox).
 */
export class KeptPress<
  Request,
  Details extends object,
  Answer,
  Proof = never,
  T extends Made = Made,
> extends FollowedAttempt<Request, Details, Answer, Proof, T> {
  /** Never rejects: resolves with the resulting state. */
  run(request: Request): Promise<KeptState<Details, Answer, T>> {
    return this.#run(this.options.detailsOf(request), () => Promise.resolve(request))
  }

  /** Reads first what the request depends on. What that throws is a refusal: nothing was sent. */
  runAfter(prepare: () => Promise<Request>): Promise<KeptState<Details, Answer, T>> {
    return this.#run(null, prepare)
  }

  async prove(proof: Proof): Promise<void> {
    if (this.state.status !== 'asked') return
    this.poller.stop()
    this.setState({ status: 'sending', request: this.state.request })
    this.attempt.beginProof()
    await this.#send(proof, false)
  }

  /** Sends the open attempt again under its own key, to get its first answer again. */
  async repeat(request: Request): Promise<void> {
    if (this.state.status !== 'done' || this.details === null) return
    if (this.attempt.mayRepeat(request)) {
      this.poller.stop()
      this.setState({ status: 'sending', request: this.details })
      await this.#send(null, true)
    }
    this.check()
  }

  async #run(known: Details | null, prepare: () => Promise<Request>): Promise<KeptState<Details, Answer, T>> {
    if (this.isBusy) return this.state
    this.leave()
    this.fromOtherTab = false
    this.setState({ status: 'sending', request: known })
    const request = await prepare().catch((thrown: unknown) => {
      this.setState({ status: 'refused', request: known, error: DomainError.from(thrown) })
      return null
    })
    if (request !== null) await this.#begin(request)
    return this.state
  }

  async #begin(request: Request): Promise<void> {
    const { isNew, isOther } = await this.attempt.begin(request)
    this.fromOtherTab = !isNew
    if (isOther) return this.ask(null)
    await this.#send(null, !isNew)
  }

  async #send(proof: Proof | null, wasSentBefore: boolean): Promise<void> {
    const { send, isMade = () => true, timers } = this.options
    const { key } = this
    const { request } = this.attempt
    if (request === null) return
    try {
      const answer = await withDeadline({ timers, timeoutMs: MAX_CALL_MS }, (signal) =>
        send({ request, key, proof, signal }),
      )
      if (isMade(answer)) this.#accept(answer)
      else this.#wantProof(answer)
    } catch (thrown) {
      const failure = DomainError.from(thrown)
      this.attempt.note({ failure })
      // The browser may have sent the call twice: what is refused now may be done.
      const mayBeMade = certainty(failure) === 'refused' && !wasNotSent(failure) && !wasSentBefore
      const transaction = mayBeMade ? await this.#lookUpOnce(failure) : null
      // A declined transaction is what this refusal is about, and the refusal says why.
      if (transaction !== null && !isFailed(transaction))
        return this.apply(afterStatus(this.attempt.tracked, { transaction, isClosed: false }, this.isFollowed))
      const update = afterFailure({ ...this.attempt.tracked, failure }, wasSentBefore)
      if (update.kind === 'unknown') this.ask(failure)
      else this.apply(update)
    }
  }

  /**
   * What the platform made for the key. Null: nothing so far, or it does not tell. Where the session has ended, changed data
   * of the player prove it too. Against another refusal they prove nothing: the purchase may be one of another device.
   */
  #lookUpOnce({ kind }: DomainError): Promise<T | null> {
    const { key } = this
    const kept = kind === 'unauthorized' ? this.attempt.takeUp(key) : null
    const find = (signal: AbortSignal) => findOrProve(this.options, { key, kept, signal })
    return withDeadline({ timers: this.options.timers, timeoutMs: LOOK_UP_MS }, find).catch(() => null)
  }

  #accept(answer: Answer): void {
    this.attempt.note({ answer })
    const state = doneState<Details, Answer, T>(this.attempt.tracked, null)
    this.apply(this.isFollowed ? { kind: 'open', phase: 'accepted', state } : { kind: 'over', state })
  }

  #wantProof(answer: Answer): void {
    const { details } = this
    if (details === null) return
    this.attempt.waitForCode(answer)
    this.apply({ kind: 'open', phase: 'asked', state: { status: 'asked', request: details, answer, error: null } })
  }
}
