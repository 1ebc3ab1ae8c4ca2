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

  /** Whether a line for this address (null: unknown) is within the limits; counts it if so. */
  takes(address: string | null): boolean {
    const minute = Math.floor(this.#now() / MINUTE_MS)
    if (minute !== this.#minute) {
      this.#minute = minute
      this.#count = 0
      this.#ofAddress.clear()
    }
    const network = address === null ? null : networkOf(address)
    const ofAddress = network === null ? 0 : (this.#ofAddress.get(network) ?? 0)
    if (this.#count >= this.#bounds.all || ofAddress >= this.#bounds.perAddress) return false
    this.#count += 1
    if (network !== null) this.#ofAddress.set(network, ofAddress + 1)
    return true
  }
}

/** The network that one visitor has: of IPv6 the first 64 bits, as the others are the visitor's to choose. */
function networkOf(address: string): string {
  if (!address.includes(':') || address.includes('.')) return address
  const [before = '', after] = address.split('::')
  const groups = before.split(':')
  const left = after === undefined ? 0 : 8 - groups.length - after.split(':').length
  return [...groups, ...Array.from({ length: Math.max(0, left) }, () => '0')].slice(0, 4).join(':')
}
