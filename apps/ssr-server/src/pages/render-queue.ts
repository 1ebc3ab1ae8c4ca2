import { withDeadline } from '../platform/deadline.ts'

export class Overloaded extends Error {}

export class DeadlinePassed extends Error {}

export interface RenderLimits {
  runningRenders: number
  waitingRenders: number
  renderWait: number
  renderDeadline: number
}

/** Runs a limited number of renders; a few more wait shortly, others are rejected. An abandoned one frees its place. */
export class RenderQueue {
  readonly #limits: RenderLimits
  readonly #waiting = new Set<() => void>()
  #running = 0

  constructor(limits: RenderLimits) {
    this.#limits = limits
  }

  get running(): number {
    return this.#running
  }

  get hasRoom(): boolean {
    return this.#running < this.#limits.runningRenders
  }

  /** Rejects with Overloaded, DeadlinePassed, the reason of `leaving`, or what the render rejects with. */
  async run<T>(leaving: AbortSignal, render: (signal: AbortSignal) => Promise<T>): Promise<T> {
    leaving.throwIfAborted()
    const arrival = performance.now()
    if (this.hasRoom) this.#running += 1
    else await this.#wait(leaving)
    try {
      // Waiting for a place counts too.
      const ms = this.#limits.renderDeadline - (performance.now() - arrival)
      return await withDeadline({ ms, timeout: () => new DeadlinePassed(), leaving }, render)
    } finally {
      this.#release()
    }
  }

  #wait(leaving: AbortSignal): Promise<void> {
    if (this.#waiting.size >= this.#limits.waitingRenders) throw new Overloaded()
    return new Promise((resolve, reject) => {
      const settle = (outcome: () => void) => {
        this.#waiting.delete(enter)
        clearTimeout(timer)
        leaving.removeEventListener('abort', leave)
        outcome()
      }
      const enter = () => settle(resolve)
      const leave = () => settle(() => reject(leaving.reason as Error))
      const timer = setTimeout(() => settle(() => reject(new Overloaded())), this.#limits.renderWait)
      leaving.addEventListener('abort', leave)
      this.#waiting.add(enter)
    })
  }

  #release(): void {
    const [next] = this.#waiting
    if (next === undefined) this.#running -= 1
    else next()
  }
}
