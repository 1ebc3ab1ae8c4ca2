import { type Attempt, isKept, isSame, nextSentAt } from './attempt-log.ts'
import type { TrackedAttempt } from './attempt-state.ts'
import type { KeptPressOptions } from './attempt.ts'

const NOTHING_YET = {
  key: '',
  asked: null,
  ownSentAt: null,
  answer: null,
  failure: null,
  isDismissed: false,
  misses: 0,
}

type Options<Request, Details extends object, Answer> = Pick<
  KeptPressOptions<Request, Details, Answer, never>,
  'attemptLog' | 'askedLog' | 'locks' | 'lock' | 'detailsOf' | 'clock' | 'createId'
>

/** The one attempt that a kept press is about: what this tab knows of it, and what the device keeps. */
export class OpenAttempt<Request, Details extends object, Answer> {
  readonly #options: Options<Request, Details, Answer>
  #tracked: TrackedAttempt<Details, Answer> = NOTHING_YET
  #request: Request | null = null

  constructor(options: Options<Request, Details, Answer>) {
    this.#options = options
  }

  get tracked(): TrackedAttempt<Details, Answer> {
    return this.#tracked
  }

  /** Null: another tab's, or its key came from an address. */
  get request(): Request | null {
    return this.#request
  }

  /** The attempt that the device keeps, of this tab or another. */
  get kept(): Attempt<Details> | null {
    return this.#options.attemptLog.read(this.#options.clock.now())
  }

  /** What the device keeps under this key, which another tab may have sent since; null: nothing. */
  takeUp(key: string): Attempt<Details> | null {
    const { kept } = this
    if (kept?.key !== key) return null
    this.note(kept)
    return kept
  }

  /** Adds what became known. */
  note(known: Partial<TrackedAttempt<Details, Answer>>): void {
    this.#tracked = { ...this.#tracked, ...known }
  }

  /** Forgets it in this tab; the device keeps it. `next`: what is known of the next one. */
  leave(next: Partial<TrackedAttempt<Details, Answer>> = {}): void {
    this.#request = null
    this.#tracked = { ...NOTHING_YET, ...next }
  }

  /** Keeps it on the device before it is sent, or takes up one that is there. `isOther`: that one is of another request. */
  async begin(request: Request): Promise<{ readonly isNew: boolean; readonly isOther: boolean }> {
    const { attemptLog, locks, lock, detailsOf, clock, createId } = this.#options
    const details = detailsOf(request)
    const { attempt, isNew } = await locks.withLock(lock, () =>
      Promise.resolve(attemptLog.beginOrResume({ details, now: clock.now(), createId })),
    )
    this.note({ ...attempt, ownSentAt: isNew ? attempt.sentAt : null })
    const isOther = !isSame(attempt.details, details)
    if (!isOther) this.#request = request
    return { isNew, isOther }
  }

  /** Takes up what the device keeps, with the step that waits for a code. */
  restore(kept: Attempt<Details>): void {
    this.leave(kept)
    const { askedLog, detailsOf } = this.#options
    const step = kept.phase === 'asked' || kept.phase === 'proved' ? askedLog?.read(kept.key) : null
    if (!step || !isSame(detailsOf(step.request), kept.details)) return
    this.#request = step.request
    this.note({ asked: step.answer })
  }

  /** Whether the same request may be sent again under its key: the platform forgets an old one, and would execute it anew. */
  mayRepeat(request: Request): boolean {
    const { details, startedAt } = this.#tracked
    const { detailsOf, clock } = this.#options
    if (details === undefined || startedAt === undefined) return false
    const mayRepeat = isSame(detailsOf(request), details) && isKept({ startedAt }, clock.now())
    if (mayRepeat) this.#request = request
    return mayRepeat
  }

  /** Keeps on the device that the player's code is about to be sent. */
  beginProof(): void {
    const { sentAt } = this.#tracked
    if (sentAt === undefined) return
    const ownSentAt = nextSentAt({ sentAt }, this.#options.clock.now())
    this.note({ sentAt: ownSentAt, ownSentAt })
    this.keep('proved')
  }

  /** The platform asks for the player's code. A reload of the tab brings that step back. */
  waitForCode(answer: Answer): void {
    this.note({ asked: answer })
    if (this.#request !== null) this.#options.askedLog?.write(this.#tracked.key, { request: this.#request, answer })
  }

  /** Keeps the phase on the device. */
  keep(phase: Attempt<Details>['phase'] | undefined): void {
    const { key, details, startedAt, sentAt } = this.#tracked
    if (details === undefined || startedAt === undefined || sentAt === undefined || phase === undefined) return
    this.note({ phase })
    this.#options.attemptLog.update({ key, details, startedAt, sentAt, phase })
  }

  /** Removes it from the device. */
  remove(): void {
    this.#options.attemptLog.clear(this.#tracked.key)
    this.#options.askedLog?.clear()
  }
}
