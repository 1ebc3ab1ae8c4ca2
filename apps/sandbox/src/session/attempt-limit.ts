import type { PlatformClock } from '../ground/values/platform-clock.ts'
import { ApiError } from '../ground/wire/api-error.ts'

/** Limits attempts by key over a sliding window. Kept in memory only. */
export class AttemptLimit {
  readonly #clock: PlatformClock
  readonly #max: number
  readonly #windowMs: number
  readonly #code: string
  readonly #tries = new Map<string, number[]>()

  constructor(clock: PlatformClock, { max, windowMs, code }: { max: number; windowMs: number; code: string }) {
    this.#clock = clock
    this.#max = max
    this.#windowMs = windowMs
    this.#code = code
  }

  /** @throws ApiError 429 with the seconds to wait */
  check(key: string): void {
    const recent = this.#recent(key)
    if (recent.length < this.#max) return
    const oldest = recent[0] ?? this.#clock.now()
    throw new ApiError(429, this.#code, {
      retryAfterSeconds: Math.ceil((oldest + this.#windowMs - this.#clock.now()) / 1000),
    })
  }

  count(key: string): void {
    this.#tries.set(key, [...this.#recent(key), this.#clock.now()])
  }

  forget(key: string): void {
    this.#tries.delete(key)
  }

  clear(): void {
    this.#tries.clear()
  }

  #recent(key: string): number[] {
    const since = this.#clock.now() - this.#windowMs
    return (this.#tries.get(key) ?? []).filter((at) => at > since)
  }
}
