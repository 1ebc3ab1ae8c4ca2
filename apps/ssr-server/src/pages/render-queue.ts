import { performance as eventLoop } from 'node:perf_hooks'
import { withDeadline } from '../http/deadline.ts'

/** More renders wait than can begin in time. */
export class Overloaded extends Error {}

export class DeadlinePassed extends Error {}

export interface RenderLimits {
  /** Renders side by side at most, and while the processor is busy. */
  runningRenders: number
  busyRenders: number
  waitingRenders: number
  renderWait: number
  renderDeadline: number
}

/** Above this share of its time at work, the event loop has no room for more renders side by side: each would only take longer. */
const BUSY = 0.5
/** While renders wait: how often the event loop is looked at, and how many start when it has room. */
const LOOK_MS = 20
const STARTS_A_LOOK = 4
/** Time between two ends of renders in a row, before it is known, in milliseconds; and the weight of each newer one. */
const FIRST_PACE_MS = 40
const NEWER = 0.2

/**
 * Runs renders: few side by side while the processor is busy with them, more while they wait for the platform. Others wait in
 * the order of their arrival. Who could not begin in time, by the pace of the renders before, is rejected at once. An
 * abandoned render frees its place.
 */
export class RenderQueue {
  readonly #limits: RenderLimits
  readonly #busyShare: () => number
  /** Of pages that many visitors share; they begin before the others. */
  readonly #first = new Set<() => void>()
  readonly #others = new Set<() => void>()
  #running = 0
  #pace = FIRST_PACE_MS
  /** When the last render ended while others waited. */
  #endedAt: number | null = null
  #looking: NodeJS.Timeout | undefined
  /** Of the last looks; a burst begins as if the processor was busy. */
  #share = 1

  /** @param busyShare share of the time since the last call in which the event loop was at work */
  constructor(limits: RenderLimits, busyShare = loopShare()) {
    this.#limits = { ...limits, busyRenders: Math.min(limits.busyRenders, limits.runningRenders) }
    this.#busyShare = busyShare
  }

  get running(): number {
    return this.#running
  }

  /** How long the next render would wait to begin, in milliseconds, by the pace of those before. */
  get wait(): number {
    return this.#hasPlace ? 0 : this.#waitOf(this.#waiting + 1)
  }

  /** For renders that nobody waits for. */
  get hasRoom(): boolean {
    return this.wait < this.#limits.renderWait / 2
  }

  /**
   * Rejects with Overloaded, DeadlinePassed, the reason of `leaving`, or what the render rejects with.
   * @param isFirst begins before all that are not
   */
  async run<T>(leaving: AbortSignal, render: (signal: AbortSignal) => Promise<T>, isFirst = false): Promise<T> {
    leaving.throwIfAborted()
    const arrival = performance.now()
    if (this.#hasPlace) this.#running += 1
    else await this.#wait(leaving, isFirst ? this.#first : this.#others)
    try {
      // Waiting for a place counts too.
      const ms = this.#limits.renderDeadline - (performance.now() - arrival)
      return await withDeadline({ ms, timeout: () => new DeadlinePassed(), leaving }, render)
    } finally {
      this.#release()
    }
  }

  get #hasPlace(): boolean {
    return this.#waiting === 0 && this.#running < this.#limits.busyRenders
  }

  #waitOf(place: number): number {
    return place * this.#pace
  }

  get #waiting(): number {
    return this.#first.size + this.#others.size
  }

  #wait(leaving: AbortSignal, among: Set<() => void>): Promise<void> {
    const { waitingRenders, renderWait } = this.#limits
    const place = (among === this.#first ? this.#first.size : this.#waiting) + 1
    if (place > waitingRenders || this.#waitOf(place) > renderWait) throw new Overloaded()
    this.#look()
    return new Promise((resolve, reject) => {
      const settle = (outcome: () => void) => {
        among.delete(enter)
        clearTimeout(timer)
        leaving.removeEventListener('abort', leave)
        outcome()
      }
      const enter = () => {
        this.#running += 1
        settle(resolve)
      }
      const leave = () => settle(() => reject(leaving.reason as Error))
      const timer = setTimeout(() => settle(() => reject(new Overloaded())), renderWait)
      leaving.addEventListener('abort', leave)
      among.add(enter)
    })
  }

  #release(): void {
    this.#running -= 1
    const now = performance.now()
    if (this.#endedAt !== null) this.#pace += NEWER * (now - this.#endedAt - this.#pace)
    if (this.#running < this.#limits.busyRenders) this.#admit(1)
    // Without others that wait, the time to the next end says nothing of the pace.
    this.#endedAt = this.#waiting > 0 ? now : null
  }

  #admit(most: number): void {
    for (const enter of [...this.#first, ...this.#others].slice(0, most)) enter()
  }

  /** While some wait: starts more whenever the event loop has room. */
  #look(): void {
    if (this.#looking !== undefined) return
    this.#busyShare()
    this.#share = 1
    this.#looking = setInterval(() => {
      this.#share += NEWER * (this.#busyShare() - this.#share)
      const room = this.#limits.runningRenders - this.#running
      if (this.#share < BUSY) this.#admit(Math.min(STARTS_A_LOOK, room))
      if (this.#waiting > 0) return
      clearInterval(this.#looking)
      this.#looking = undefined
    }, LOOK_MS)
    this.#looking.unref()
  }
}

function loopShare(): () => number {
  let before = eventLoop.eventLoopUtilization()
  return () => {
    const { utilization } = eventLoop.eventLoopUtilization(before)
    before = eventLoop.eventLoopUtilization()
    return utilization
  }
}
