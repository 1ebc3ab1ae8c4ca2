import { monitorEventLoopDelay, performance } from 'node:perf_hooks'

/** By how many milliseconds the event loop comes late to what is due, because of the server's own work. */
export type LoopDelay = () => number

/** Milliseconds for which the server has worked in this turn of the event loop, since it was first asked in it. */
export type TurnWork = () => number

const LOOK_MS = 250
const RESOLUTION_MS = 20
/** So many looks, a second, count as one: their shortest delay. The pictures of one page are no overload. */
const LOOKS = 4
/** Of the delay before, at each look: a single quick look does not end an overload, and its end is seen within two seconds. */
const KEPT = 0.5
/** Of the delay from which pages are refused. */
const BUSY = 1 / 2
const STRAINED = 2 / 3
const EXHAUSTED = 6
/** Of that delay: for so long a busy server takes on pages and reading calls in a turn of the event loop. */
const TURN = 1 / 3

/**
 * Starts to watch the event loop. A delay counts by the share of its time at work in which the server has had a processor:
 * what waits for a busy machine would come no sooner if the server refused some of it.
 */
export function watchLoopDelay(): { read: LoopDelay; stop: () => void } {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  histogram.enable()
  /** Of all so far: a reset would forget when the turn began that is under way, and so the turns that are longer than a look. */
  let known = { count: 0, sum: 0 }
  const meanSinceLook = () => {
    const { count } = histogram
    const sum = count === 0 ? 0 : count * histogram.mean
    const turns = count - known.count
    const mean = turns === 0 ? 0 : (sum - known.sum) / turns / 1e6 - RESOLUTION_MS
    known = { count, sum }
    return mean
  }
  let delay = 0
  let latest: number[] = []
  let used = process.threadCpuUsage()
  let utilization = performance.eventLoopUtilization()
  /** Of the time at work since the last look, the part in which the thread ran. */
  const ownShare = () => {
    const { user, system } = process.threadCpuUsage(used)
    const { active } = performance.eventLoopUtilization(utilization)
    used = process.threadCpuUsage()
    utilization = performance.eventLoopUtilization()
    return active > 0 ? Math.min(1, (user + system) / 1000 / active) : 0
  }
  const timer = setInterval(() => {
    // Of turns that were so long that none has ended yet, the next look tells.
    delay = Math.max(meanSinceLook() * ownShare(), delay * KEPT)
    latest = [...latest, delay].slice(-LOOKS)
  }, LOOK_MS)
  timer.unref()
  const stop = () => {
    clearInterval(timer)
    histogram.disable()
  }
  return { read: () => (latest.length < LOOKS ? 0 : Math.min(...latest)), stop }
}

/** Counts the thread's own time. The first who asks in a turn begins it. */
export function watchTurnWork(): TurnWork {
  let begun: NodeJS.CpuUsage | null = null
  return () => {
    if (begun === null) {
      begun = process.threadCpuUsage()
      setImmediate(() => (begun = null))
      return 0
    }
    const { user, system } = process.threadCpuUsage(begun)
    return (user + system) / 1000
  }
}

/** How busy the server is, by the delay of its event loop. What matters least is given up first. */
export class Load {
  readonly #delay: LoopDelay
  readonly #most: number
  readonly #turnWork: TurnWork

  /** @param most milliseconds of delay from which pages are refused */
  constructor(delay: LoopDelay, most: number, turnWork: TurnWork = watchTurnWork()) {
    this.#delay = delay
    this.#most = most
    this.#turnWork = turnWork
  }

  /** Pages are those that cost least: guests get kept ones, players light ones. */
  get isBusy(): boolean {
    return this.#delay() >= this.#most * BUSY
  }

  /**
   * Pages, reading calls, pictures and reports are refused for the rest of this turn, as each request of a turn waits for
   * all before it. Ask it for each request: the first one begins the count.
   */
  get isTurnFull(): boolean {
    return this.isBusy && this.#turnWork() >= this.#most * TURN
  }

  /** Pictures and reports are refused. */
  get isStrained(): boolean {
    return this.#delay() >= this.#most * STRAINED
  }

  /** Pages, what they read and new live sockets are refused, too. */
  get isOverloaded(): boolean {
    return this.#delay() >= this.#most
  }

  /** Everything is refused. */
  get isExhausted(): boolean {
    return this.#delay() >= this.#most * EXHAUSTED
  }
}
