import { networkOf } from '../guard/visitor-network.ts'
import type { SharedState } from '../shared-state/shared-state.ts'

const MINUTE_MS = 60_000
/** In place of an address. */
const ALL = 'all'

export interface LogBounds {
  readonly perAddress: number
  readonly all: number
}

export interface LogQuotaMeans {
  /** Counts for all nodes. */
  readonly state: SharedState
  /** Of what it counts. */
  readonly name: string
  readonly now: () => number
}

/** Limits log lines by minute, of all nodes together, as anyone can cause them. */
export class LogQuota {
  readonly #means: LogQuotaMeans
  readonly #bounds: LogBounds
  #minute = 0
  /** Networks whose share of this minute is used up. */
  readonly #refused = new Set<string>()

  constructor(means: LogQuotaMeans, bounds: LogBounds) {
    this.#means = means
    this.#bounds = bounds
  }

  /** Whether a line for this address (null: unknown) is within the limits; counts it if so. */
  async takes(address: string | null): Promise<boolean> {
    const { state, name, now } = this.#means
    const minute = Math.floor(now() / MINUTE_MS)
    if (minute !== this.#minute) {
      this.#minute = minute
      this.#refused.clear()
    }
    const network = address === null ? null : networkOf(address)
    if (this.#refused.has(ALL) || (network !== null && this.#refused.has(network))) return false
    const isWithin = async (whose: string, most: number) => {
      const count = await state.count(`${name} ${minute} ${whose}`, 2 * MINUTE_MS)
      if (count >= most && minute === this.#minute) this.#refused.add(whose)
      return count <= most
    }
    // A line that its address may not have is not counted among all.
    if (network !== null && !(await isWithin(network, this.#bounds.perAddress))) return false
    return isWithin(ALL, this.#bounds.all)
  }
}
