import { runInAction } from 'mobx'

import type { Timers } from '../value/timers.ts'

/** About one frame of the screen, milliseconds: what is told more often than that nobody can see. */
const FRAME_MS = 16
/** In a tab out of sight timers run once a minute: what comes meanwhile is told in parts, and does not pile up. */
const MAX_WAITING = 1000

/**
 * Holds a storm of events to one change of the screen a frame: the first after a silence is told at once, those that
 * come within a frame of it together at the frame's end, in order, as one MobX transaction.
 */
export class EventBatch<T> {
  readonly #timers: Timers
  readonly #tell: (event: T) => void
  #waiting: T[] = []
  #cancelTimer: (() => void) | null = null

  constructor(timers: Timers, tell: (event: T) => void) {
    this.#timers = timers
    this.#tell = tell
  }

  add(event: T): void {
    this.#waiting.push(event)
    if (this.#cancelTimer === null || this.#waiting.length >= MAX_WAITING) this.#flush()
  }

  /** Forgets what waits: its line is no more. */
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
    // Before telling: a handler may end the line, and with it this.
    this.#cancelTimer = this.#timers.after(FRAME_MS, () => this.#flush())
    runInAction(() => events.forEach((event) => this.#tell(event)))
  }
}
