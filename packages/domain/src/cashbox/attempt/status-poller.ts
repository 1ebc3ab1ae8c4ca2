import { backoffMs, DomainError, isAborted, type Random, type Timers } from '../../core/index.ts'
import type { Transaction } from '../history/transaction.ts'

export interface StatusPollerPorts {
  /** Null: unknown key. */
  readonly find: (key: string, signal: AbortSignal) => Promise<Transaction | null>
  readonly timers: Timers
  readonly random: Random
  readonly onAnswer: (transaction: Transaction | null) => void
  readonly onFailure: (error: DomainError) => void
}

/** Polls the platform for the status of an attempt: on request, then with growing delay. One request at a time. */
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

  pollLater(key: string, atLeastMs: number | null = null): void {
    if (this.#isPaused) return
    const { random, timers } = this.#ports
    const wait = Math.max(atLeastMs ?? 0, backoffMs(Math.max(0, this.#polls - 1), random))
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
