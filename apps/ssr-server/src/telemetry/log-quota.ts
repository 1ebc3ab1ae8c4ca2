const MINUTE_MS = 60_000

interface LogBounds {
  readonly perAddress: number
  readonly all: number
}

/** Limits log lines by minute, as anyone can cause them. */
export class LogQuota {
  readonly #now: () => number
  readonly #bounds: LogBounds
  #minute = 0
  #count = 0
  readonly #ofAddress = new Map<string, number>()

  constructor(now: () => number, bounds: LogBounds) {
    this.#now = now
    this.#bounds = bounds
  }

  /** Whether a line for this address is within the limits; counts it if so. */
  takes(address: string): boolean {
    const minute = Math.floor(this.#now() / MINUTE_MS)
    if (minute !== this.#minute) {
      this.#minute = minute
      this.#count = 0
      this.#ofAddress.clear()
    }
    const ofAddress = this.#ofAddress.get(address) ?? 0
    if (this.#count >= this.#bounds.all || ofAddress >= this.#bounds.perAddress) return false
    this.#count += 1
    this.#ofAddress.set(address, ofAddress + 1)
    return true
  }
}
