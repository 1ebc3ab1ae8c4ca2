import { backoffMs, DomainError, isAborted, type Random, type Timers } from '../../core/index.ts'
import type { Transaction } from '../history/transaction.ts'

export interface InquiryPorts {
  /** Null: nothing was made of it. */
  readonly find: (key: string, signal: AbortSignal) => Promise<Transaction | null>
  readonly timers: Timers
  readonly random: Random
  readonly onAnswer: (transaction: Transaction | null) => void
  /** Nobody could tell; it is asked again. */
  readonly onFailure: (error: DomainError) => void
}

/** Asks the platform what became of an intent: now, and again less and less often. One question at a time. */
export class Inquiry {
  readonly #ports: InquiryPorts
  #question: AbortController | null = null
  #cancelTimer: () => void = () => {}
  #questions = 0
  #isPaused = false

  constructor(ports: InquiryPorts) {
    this.#ports = ports
  }

  async ask(key: string): Promise<void> {
    this.stop()
    if (this.#isPaused) return
    this.#questions += 1
    const question = new AbortController()
    this.#question = question
    try {
      const transaction = await this.#ports.find(key, question.signal)
      if (this.#question === question) this.#ports.onAnswer(transaction)
    } catch (thrown) {
      const error = DomainError.from(thrown)
      if (this.#question !== question || isAborted(error)) return
      this.#ports.onFailure(error)
      this.askLater(key, error.retryAfterMs)
    }
  }

  /** @param atLeastMs how long the platform wants to be left alone */
  askLater(key: string, atLeastMs: number | null = null): void {
    if (this.#isPaused) return
    const { random, timers } = this.#ports
    const wait = Math.max(atLeastMs ?? 0, backoffMs(Math.max(0, this.#questions - 1), random))
    this.#cancelTimer = timers.after(wait, () => void this.ask(key))
  }

  /** Nothing is asked any more. */
  stop(): void {
    this.#cancelTimer()
    this.#question?.abort()
    this.#question = null
  }

  /** Nobody is there to be told: until `goOn` nothing is asked, whatever is heard meanwhile. */
  pause(): void {
    this.#isPaused = true
    this.stop()
  }

  /** Asks when it is told to again; nothing by itself. */
  goOn(): void {
    this.#isPaused = false
  }

  /** What is asked next is asked often again. */
  beginAnew(): void {
    this.stop()
    this.#questions = 0
  }
}
