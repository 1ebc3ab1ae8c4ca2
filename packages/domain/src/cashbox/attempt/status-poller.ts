import { backoffMs, DomainError, isAborted, type Random, type Timers } from '../../core/index.ts'
import type { Transaction } from '../history/transaction.ts'

export interface StatusPollerPorts {
  /** Null: nothing was made of it. */
  readonly find: (key: string, signal: AbortSignal) => Promise<Transaction | null>
  readonly timers: Timers
  readonly random: Random
  readonly onAnswer: (transaction: Transaction | null) => void
  /** Nobody could tell; it is asked again. */
  readonly onFailure: (error: DomainError) => void
}

/** Asks the platform what became of an attempt: now, and again less and less often. One request at a time. */
export class StatusPoller {
  readonly #ports: StatusPollerPorts
  #request: AbortController | null = null
  #cancelTimer: () => void = () => {}
  #polls = 0
  #isPaused = false

  constructor(ports: StatusPollerPorts) {
    this.#ports = ports
  }

  async poll(key: string): Promise<void> {
    this.stop()
    if (this.#isPaused) return
    this.#polls += 1
    const request = new AbortController()
    this.#request = request
    try {
      const transaction = await this.#ports.find(key, request.signal)
      if (this.#request === request) this.#ports.onAnswer(transaction)
    } catch (thrown) {
      const error = DomainError.from(thrown)
      if (this.#request !== request || isAborted(error)) return
      this.#ports.onFailure(error)
      this.pollLater(key, error.retryAfterMs)
    }
  }

  /** @param atLeastMs how long the platform wants to be left alone */
  pollLater(key: string, atLeastMs: number | null = null): void {
    if (this.#isPaused) return
    const { random, timers } = this.#ports
    const wait = Math.max(atLeastMs ?? 0, backoffMs(Math.max(0, this.#polls - 1), random))
    this.#cancelTimer = timers.after(wait, () => void this.poll(key))
  }

  /** Nothing is asked any more. */
  stop(): void {
    this.#cancelTimer()
    this.#request?.abort()
    this.#request = null
  }

  /** Nobody is there to be told: until `resume` nothing is asked, whatever is heard meanwhile. */
  pause(): void {
    this.#isPaused = true
    this.stop()
  }

  /** Asks when it is told to again; nothing by itself. */
  resume(): void {
    this.#isPaused = false
  }

  /** What is asked next is asked often again. */
  reset(): void {
    this.stop()
    this.#polls = 0
  }
}
