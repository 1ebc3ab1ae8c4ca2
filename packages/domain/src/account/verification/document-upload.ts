import { action, actionBound, computed, makeObservable, observable, observableRef } from 'mobx'
import { abortedError, certainty, DomainError, type Timers, withDeadline } from '../../core/index.ts'
import type { Picture } from './picture.ts'
import type { SendOptions } from './verification-api.ts'

/** Time without progress after which sending is aborted, milliseconds. */
export const SILENCE_MS = 45_000

/** Longest wait for the documents after a lost answer, before the failure is shown, milliseconds. */
export const LOOK_UP_MS = 8000

export interface DocumentUploadMeans {
  readonly send: (picture: string, options: SendOptions) => Promise<void>
  readonly timers: Timers
  /** Reads the documents, and resolves with whether the platform has a picture of this one. */
  readonly isTaken: () => Promise<boolean>
  /** Called after each attempt, failed ones too: the platform may have taken a picture whose answer was lost. */
  readonly onEnd: (isSent: boolean) => void
}

const wasSentBefore = ({ codes }: DomainError): boolean => codes.includes('already_submitted')

/** The picture chosen for one document, kept until the platform has it. */
export class DocumentUpload {
  picture: Picture | null = null
  /** A chosen file is being read. */
  isReading = false
  /** Share that was sent, 0 to 1; null while nothing is being sent. */
  progress: number | null = null
  /** Why the file was not taken or the last attempt failed. */
  failure: DomainError | null = null
  readonly #means: DocumentUploadMeans
  #reading: object | null = null
  #sending: AbortController | null = null

  constructor(means: DocumentUploadMeans) {
    this.#means = means
    makeObservable<this, 'take' | 'begin' | 'advance' | 'end' | 'refuse'>(this, {
      picture: observableRef,
      isReading: observable,
      progress: observable,
      failure: observableRef,
      isUnsent: computed,
      choose: actionBound,
      cancel: actionBound,
      adopt: actionBound,
      handOver: actionBound,
      discard: actionBound,
      settle: actionBound,
      take: action,
      begin: action,
      advance: action,
      end: action,
      refuse: action,
    })
  }

  /** Whether leaving would lose a picture. */
  get isUnsent(): boolean {
    return this.picture !== null || this.isReading
  }

  get isSending(): boolean {
    return this.progress !== null
  }

  /** Reads a file in place of the one chosen before. `readPicture` rejects with the reason why it is not taken. */
  async choose(readPicture: () => Promise<Picture>): Promise<void> {
    this.discard()
    const reading = {}
    this.#reading = reading
    this.isReading = true
    try {
      const picture = await readPicture()
      if (this.#reading === reading) this.take(picture)
      else picture.release()
    } catch (thrown) {
      if (this.#reading === reading) this.refuse(DomainError.from(thrown))
    }
  }

  /** Sends the chosen picture. Ignores a call while one is being sent. */
  async send(): Promise<void> {
    const { picture } = this
    if (picture === null || this.#sending !== null) return
    const sending = this.begin()
    let isSilent = false
    const giveUp = () => {
      isSilent = true
      sending.abort()
    }
    let cancelWait = this.#means.timers.after(SILENCE_MS, giveUp)
    const onProgress = (share: number) => {
      cancelWait()
      cancelWait = this.#means.timers.after(SILENCE_MS, giveUp)
      this.advance(sending, share)
    }
    const failure = await this.#attempt(picture, { signal: sending.signal, onProgress })
    cancelWait()
    const lost = isSilent ? new DomainError('timeout') : failure
    const isKnown = lost === null || certainty(lost) !== 'unclear' || !(await this.#isTaken())
    this.end(sending, isKnown ? lost : null)
  }

  /** After a lost answer: failing to find out counts as no. */
  #isTaken(): Promise<boolean> {
    const { timers, isTaken } = this.#means
    return withDeadline({ timers, timeoutMs: LOOK_UP_MS }, isTaken).catch(() => false)
  }

  /** Stops sending; the picture stays. */
  cancel(): void {
    this.#sending?.abort()
    this.#sending = null
    this.progress = null
  }

  /** Takes a picture that was chosen before, unless there is one. */
  adopt(picture: Picture): void {
    if (this.isUnsent) picture.release()
    else this.picture = picture
  }

  /** Stops sending and gives the picture away unreleased; null: none. */
  handOver(): Picture | null {
    this.cancel()
    const { picture } = this
    this.picture = null
    return picture
  }

  /** Drops the picture, and stops sending it. */
  discard(): void {
    this.cancel()
    this.settle()
    this.failure = null
  }

  /** Drops the picture, because the platform has one. */
  settle(): void {
    this.#reading = null
    this.isReading = false
    this.picture?.release()
    this.picture = null
  }

  async #attempt(picture: Picture, options: SendOptions): Promise<DomainError | null> {
    try {
      const content = await picture.base64()
      if (options.signal.aborted) throw abortedError()
      await this.#means.send(content, options)
      return null
    } catch (thrown) {
      return DomainError.from(thrown)
    }
  }

  private take(picture: Picture): void {
    this.isReading = false
    this.picture = picture
  }

  private refuse(failure: DomainError): void {
    this.isReading = false
    this.failure = failure
  }

  private begin(): AbortController {
    this.#sending = new AbortController()
    this.progress = 0
    this.failure = null
    return this.#sending
  }

  private advance(sending: AbortController, share: number): void {
    if (this.#sending === sending) this.progress = share
  }

  private end(sending: AbortController, failure: DomainError | null): void {
    if (this.#sending === sending) {
      this.#sending = null
      this.progress = null
      // One that the platform has from before need not be sent again.
      if (failure === null || wasSentBefore(failure)) this.settle()
      this.failure = failure
    }
    this.#means.onEnd(failure === null)
  }
}
