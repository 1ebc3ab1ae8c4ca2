import type { SharedState } from '../shared-state/shared-state.ts'
import { isThisMachine, networkOf } from './visitor-network.ts'

const MINUTE_MS = 60_000
/** Of the limit: so many are counted by each node for itself, so that most visitors cost the engine no call. */
const OWN_SHARE = 0.1
/** Networks that are counted in a minute. Past that, others are not. */
const MAX_NETWORKS = 100_000

export interface RequestQuotaMeans {
  readonly state: Pick<SharedState, 'count'>
  readonly now: () => number
}

/** Limits pages and calls by address and minute, at all nodes together. */
export class RequestQuota {
  readonly #means: RequestQuotaMeans
  readonly #most: number
  readonly #own: number
  #minute = 0
  readonly #counts = new Map<string, number>()
  readonly #refused = new Set<string>()

  /** @param most requests of an address in a minute */
  constructor(means: RequestQuotaMeans, most: number) {
    this.#means = means
    this.#most = most
    this.#own = Math.ceil(most * OWN_SHARE)
  }

  /** Whether a request of this address (null: unknown) is within the limit; counts it if so. */
  takes(address: string | null): boolean | Promise<boolean> {
    if (address === null || isThisMachine(address)) return true
    const minute = Math.floor(this.#means.now() / MINUTE_MS)
    if (minute !== this.#minute) {
      this.#minute = minute
      this.#counts.clear()
      this.#refused.clear()
    }
    const network = networkOf(address)
    if (this.#refused.has(network)) return false
    const count = (this.#counts.get(network) ?? 0) + 1
    if (count > 1 || this.#counts.size < MAX_NETWORKS) this.#counts.set(network, count)
    return count <= this.#own || this.#takesOfAll(network, minute)
  }

  /** Seconds until all may come again. */
  get secondsLeft(): number {
    return Math.ceil((MINUTE_MS - (this.#means.now() % MINUTE_MS)) / 1000)
  }

  async #takesOfAll(network: string, minute: number): Promise<boolean> {
    const count = await this.#means.state.count(`requests ${minute} ${network}`, 2 * MINUTE_MS)
    const isWithin = count <= this.#most - this.#own
    if (!isWithin && minute === this.#minute) this.#refused.add(network)
    return isWithin
  }
}
