/** The platform's own time. Tests move it; all that ages (tokens, codes, winners, the `Date` header) reads it here. */
export class PlatformClock {
  readonly #systemNow: () => number
  #offset = 0

  constructor(systemNow: () => number = Date.now) {
    this.#systemNow = systemNow
  }

  /** Milliseconds since the epoch. */
  now(): number {
    return this.#systemNow() + this.#offset
  }

  iso(at: number = this.now()): string {
    return new Date(at).toISOString()
  }

  advance(ms: number): void {
    this.#offset += ms
  }

  setTo(now: number): void {
    this.#offset = now - this.#systemNow()
  }

  reset(): void {
    this.#offset = 0
  }
}
