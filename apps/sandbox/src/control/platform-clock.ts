/** The platform's own time. Tests move it; all that ages (tokens, codes, winners, the `Date` header) reads it here. */
export class PlatformClock {
  readonly #systemNow: () => number
  readonly #watchers: (() => void)[] = []
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
    this.#tell()
  }

  setTo(now: number): void {
    this.#offset = now - this.#systemNow()
    this.#tell()
  }

  /** Called after the time was moved: what falls due by it need not wait for the next look. */
  onMove(watch: () => void): void {
    this.#watchers.push(watch)
  }

  /** Not told: who puts the time back puts everything back. */
  reset(): void {
    this.#offset = 0
  }

  #tell(): void {
    for (const watch of this.#watchers) watch()
  }
}
