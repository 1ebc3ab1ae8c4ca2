import { DomainError, isAborted } from '../../value/errors.ts'
import { backoffMs } from '../../value/backoff.ts'
import type { Random, Timers } from '../../value/timers.ts'
import type { AttemptStatus } from './attempt-state.ts'
import type { Made } from './made.ts'

export interface StatusPollerMeans<T extends Made> {
  readonly ask: (key: string, signal: AbortSignal) => Promise<AttemptStatus<T>>
  readonly timers: Timers
  readonly random: Random
  readonly onAnswer: (status: AttemptStatus<T>) => void
  readonly onFailure: (error: DomainError) => void
  /** Milliseconds until the outcome can be told at the latest, so that no longer wait passes it; Infinity: unknown, or passed. */
  readonly decidedIn: () => number
}

/** Polls the platform for the status of an attempt: on request, then with growing delay. One request at a time. */
export class StatusPoller<T extends Made> {
  readonly #means: StatusPollerMeans<T>
  #request: AbortController | null = null
  #cancelTimer: () => void = () => {}
  #polls = 0
  #isPaused = false

  constructor(means: StatusPollerMeans<T>) {
    this.#means = means
  }

  async poll(key: string): Promise<void> {
    this.stop()
    if (this.#isPaused) return
    this.#polls += 1
    const request = new AbortController()
    this.#request = request
    try {
      const status = await this.#means.ask(key, request.signal)
      if (this.#request === request) this.#means.onAnswer(status)
    } catch (thrown) {
      const error = DomainError.from(thrown)
      if (this.#request !== request || isAborted(error)) return
      this.#means.onFailure(error)
      this.pollLater(key, { atLeastMs: error.retryAfterMs ?? 0 })
    }
  }

  pollLater(key: string, { atLeastMs = 0 } = {}): void {
    if (this.#isPaused) return
    const { random, timers, decidedIn } = this.#means
    const wait = Math.max(atLeastMs, Math.min(decidedIn(), backoffMs(Math.max(0, this.#polls - 1), random)))
    this.#cancelTimer = timers.after(wait, () => void this.poll(key))
  }

  stop(): void {
    this.#cancelTimer()
    this.#request?.abort()
    this.#request = null
  }

  /** Ignores requests too, until `resume`. */
  pause(): void {
    this.#isPaused = true
    this.stop()
  }

  resume(): void {
    this.#isPaused = false
  }

  reset(): void {
    this.stop()
    this.#polls = 0
  }
}
