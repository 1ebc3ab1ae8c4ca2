/** The platform's time, which tests can move. Tokens, codes, winners and the `Date` header use it. */
export class PlatformClock {
  readonly #systemNow: () => number
  readonly #watchers: (() => void)[] = []
  #offset = 0

  constructor(systemNow: () => number = Date.now) {
    this.#systemNow = systemNow
  }

  now(): number {
    return this.#systemNow() + this.#offset
  }

  iso(at: number = this.now()): string {
    return new Date(at).toISOString()
  }

  advance(ms: number): void {
    this.#offset += ms
    this.#notify()
  }

  setTo(now: number): void {
    this.#offset = now - this.#systemNow()
    this.#notify()
  }

  /** Calls `watch` after each move, to run what is due. */
  onMove(watch: () => void): void {
    this.#watchers.push(watch)
  }

  /** Does not call the watchers. */
  reset(): void {
    this.#offset = 0
  }

  #notify(): void {
    for (const watch of this.#watchers) watch()
  }
}
