import type { Timers } from '../value/timers.ts'

/** Runs work at once, and requests during the interval or the run once more after both. The last request is never lost. */
export class Throttle {
  readonly #timers: Timers
  readonly #ms: number
  readonly #run: () => unknown
  #isWanted = false
  #isResting = false
  #isRunning = false
  #cancelTimer: () => void = () => {}

  constructor(timers: Timers, ms: number, run: () => unknown) {
    this.#timers = timers
    this.#ms = ms
    this.#run = run
  }

  readonly ask = (): void => {
    this.#isWanted = true
    this.#next()
  }

  readonly stop = (): void => {
    this.#isWanted = false
    this.#isResting = false
    this.#cancelTimer()
  }

  #next(): void {
    if (!this.#isWanted || this.#isResting || this.#isRunning) return
    this.#isWanted = false
    this.#isResting = true
    this.#isRunning = true
    this.#cancelTimer = this.#timers.after(this.#ms, () => {
      this.#isResting = false
      this.#next()
    })
    const ended = (): void => {
      this.#isRunning = false
      this.#next()
    }
    void (async () => this.#run())().then(ended, ended)
  }
}
