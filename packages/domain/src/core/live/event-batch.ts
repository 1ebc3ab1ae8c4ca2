import { runInAction } from 'mobx'

import type { Timers } from '../value/timers.ts'

/** About one frame of the screen, milliseconds. */
const FRAME_MS = 16
/** Hidden tabs run timers once a minute; a full batch is delivered without waiting. */
const MAX_WAITING = 1000

/** Delivers the first event at once and those of the next frame together, in order, as one MobX transaction. */
export class EventBatch<T> {
  readonly #timers: Timers
  readonly #deliver: (event: T) => void
  #waiting: T[] = []
  #cancelTimer: (() => void) | null = null

  constructor(timers: Timers, deliver: (event: T) => void) {
    this.#timers = timers
    this.#deliver = deliver
  }

  add(event: T): void {
    this.#waiting.push(event)
    if (this.#cancelTimer === null || this.#waiting.length >= MAX_WAITING) this.#flush()
  }

  clear(): void {
    this.#waiting = []
    this.#cancelTimer?.()
    this.#cancelTimer = null
  }

  #flush(): void {
    this.#cancelTimer?.()
    this.#cancelTimer = null
    if (this.#waiting.length === 0) return
    const events = this.#waiting
    this.#waiting = []
    // Cleared first: a handler may dispose the batch.
    this.#cancelTimer = this.#timers.after(FRAME_MS, () => this.#flush())
    runInAction(() => events.forEach((event) => this.#deliver(event)))
  }
}
