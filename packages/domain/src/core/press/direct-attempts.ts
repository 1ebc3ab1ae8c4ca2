import { reaction } from 'mobx'
import type * as v from 'valibot'
import { DomainError } from '../value/errors.ts'
import type { Means } from '../lifetime/means.ts'
import { type Attempt, AttemptLog } from './attempt-log.ts'
import { MAX_CALL_MS } from './attempt-state.ts'
import { AttemptStore } from './attempt-store.ts'
import type { AttemptCall } from './attempt.ts'
import type { Made } from './made.ts'

/** What attempts need of the site and the device. */
export type AttemptMeans = Pick<
  Means,
  'live' | 'clock' | 'timers' | 'random' | 'onStart' | 'locks' | 'storage' | 'createId' | 'deviceSignals'
>

/** What the player's data tell of an attempt whose answer never came. */
export interface DataProof<T> {
  /** What was made, as the data show it; null: they show nothing. */
  readonly made: T | null
  /** What it counts as once no call can be on its way any more; null: nothing was made. */
  readonly atLast: T | null
}

export interface DirectAttemptsOptions<Request, Details extends object, T extends Made> {
  readonly means: AttemptMeans
  /** Storage key, one for each kind and player. */
  readonly place: string
  readonly details: v.GenericSchema<unknown, Details>
  readonly lock: string
  readonly detailsOf: (request: Request) => Details
  readonly send: (call: AttemptCall<Request>) => Promise<T>
  /** The platform's status of a key; null: it has none, or no such call. */
  readonly find: (key: string, signal: AbortSignal) => Promise<T | null>
  /** Closes a key at the platform; fails as `not-found` where there is no such call, and the player's data tell. */
  readonly close: (key: string, signal: AbortSignal) => Promise<T | null>
  readonly prove: (attempt: Attempt<Details>) => Promise<DataProof<T>>
  /** It is made: by the answer, found out after a lost one, or by another tab. */
  readonly onMade: () => void
  /** The platform refused it. */
  readonly onRefused: () => void
}

/**
 * Attempts of a player that one call makes or refuses: each press is executed once (docs/product-rules.md, Cashbox). Where the
 * platform has no calls to look up a lost answer, the player's data show the outcome.
 */
export class DirectAttempts<Request, Details extends object, T extends Made> {
  readonly store: AttemptStore<Request, Details, T, never, T>
  readonly #options: DirectAttemptsOptions<Request, Details, T>
  readonly #log: AttemptLog<Details>

  constructor(options: DirectAttemptsOptions<Request, Details, T>) {
    const { means, place, details, lock, detailsOf, send } = options
    this.#options = options
    this.#log = new AttemptLog(means.storage, place, details)
    this.store = new AttemptStore({
      ...means,
      attemptLog: this.#log,
      lock,
      detailsOf,
      send,
      isMade: () => true,
      find: (key, signal) => this.#find(key, signal),
      close: (key, signal) => this.#close(key, signal),
      isFollowed: false,
    })
    means.onStart(() => {
      const stop = reaction(
        () => this.store.state.status === 'accepted',
        (isMade) => isMade && options.onMade(),
      )
      return () => {
        stop()
        this.store.dispose()
      }
    })
  }

  /** Sends a request. @throws DomainError of a refusal */
  async submit(request: Request): Promise<void> {
    await this.store.submit(request)
    const { state } = this.store
    if (state.status !== 'refused') return
    // What the platform knows better than the page.
    this.#options.onRefused()
    throw state.error
  }

  /** Follows an attempt of an earlier visit and those of other tabs. Returns its stop. */
  open(): () => void {
    const { live, deviceSignals } = this.#options.means
    return this.store.start(live, deviceSignals)
  }

  /** Calls back when no attempt is kept any more: one that another tab makes quickly is never an attempt of this tab. */
  onOver(handler: () => void): () => void {
    return this.#log.onChange(() => {
      if (this.#log.read(this.#options.means.clock.now()) === null) handler()
    })
  }

  async #find(key: string, signal: AbortSignal): Promise<T | null> {
    const found = await this.#options.find(key, signal)
    const attempt = this.#attemptOf(key)
    if (found !== null || attempt === null) return found
    return (await this.#options.prove(attempt)).made
  }

  async #close(key: string, signal: AbortSignal): Promise<T | null> {
    const { close, prove, means } = this.#options
    try {
      return await close(key, signal)
    } catch (error) {
      if (!(error instanceof DomainError) || error.kind !== 'not-found') throw error
      const attempt = this.#attemptOf(key)
      if (attempt === null) return null
      const { made, atLast } = await prove(attempt)
      if (made !== null) return made
      if (means.clock.now() < attempt.sentAt + MAX_CALL_MS) throw error
      return atLast
    }
  }

  #attemptOf(key: string): Attempt<Details> | null {
    const attempt = this.#log.read(this.#options.means.clock.now())
    return attempt?.key === key ? attempt : null
  }
}
