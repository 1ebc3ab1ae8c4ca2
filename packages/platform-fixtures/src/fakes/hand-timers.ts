import type { Timers } from '@croupier/domain/core'

/** Timers that a test advances. */
export class HandTimers implements Timers {
  #now = 0
  #waiting: { ms: number; at: number; run: () => void }[] = []

  get pending(): number {
    return this.#waiting.length
  }

  /** True while a timer that was set to this length waits. */
  isWaiting(length: number): boolean {
    return this.#waiting.some(({ ms }) => ms === length)
  }

  after(ms: number, run: () => void): () => void {
    const timer = { ms, at: this.#now + ms, run }
    this.#waiting.push(timer)
    return () => {
      this.#waiting = this.#waiting.filter((other) => other !== timer)
    }
  }

  /** Runs timers due within the next `ms`, in order. */
  advance(ms: number): void {
    const end = this.#now + ms
    for (;;) {
      const due = this.#waiting.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0]
      if (!due) break
      this.#now = due.at
      this.#waiting = this.#waiting.filter((timer) => timer !== due)
      due.run()
    }
    this.#now = end
  }
}
