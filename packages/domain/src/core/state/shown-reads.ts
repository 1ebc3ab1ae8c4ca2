import { onBecomeObserved, onBecomeUnobserved } from 'mobx'

import type { Timers } from '../value/timers.ts'
import type { KeyedRead } from './keyed-reads.ts'

export interface ShownOptions {
  /** Loads when it is first shown in the browser. False: only when asked for. Default: true. */
  readonly loadsWhenShown?: boolean
  /** Read again when it is shown again after it was out of view. Default: false. */
  readonly isFresh?: boolean
  /** Read again this long after the last answer, while it is shown. Milliseconds; default: never. */
  readonly refreshMs?: number
}

/** What Resource and Pages have in common. */
export interface Entry extends KeyedRead {
  readonly needsLoad: boolean
  ensure(): Promise<unknown>
  reload(): Promise<unknown>
  reread(): void
  expire(): void
  reset(): void
}

/** A shorter time out of view does not count: one component replaced another. Milliseconds. */
const OUT_OF_VIEW_MS = 1000

const ignore = (): void => undefined

/** Loads entries while they are shown, that is observed. Nothing loads before `start()`. */
export class ShownReads {
  readonly #timers: Timers
  /** Each with the function that ends its refreshing. */
  readonly #shown = new Map<Entry, () => void>()
  readonly #options = new WeakMap<Entry, ShownOptions>()
  #isStarted = false

  constructor(timers: Timers) {
    this.#timers = timers
  }

  has(entry: Entry): boolean {
    return this.#shown.has(entry)
  }

  watch(entry: Entry, options: ShownOptions): void {
    this.#options.set(entry, options)
    let cancelExpiry = ignore
    onBecomeObserved(entry, 'state', () => {
      cancelExpiry()
      this.#show(entry)
    })
    onBecomeUnobserved(entry, 'state', () => {
      this.#shown.get(entry)?.()
      this.#shown.delete(entry)
      if (options.isFresh) cancelExpiry = this.#timers.after(OUT_OF_VIEW_MS, () => entry.expire())
    })
  }

  start(): void {
    this.#isStarted = true
    for (const entry of this.#shown.keys()) this.#show(entry)
  }

  /** Loads the entry if it is shown, after the render or reaction that shows it: no state may change during a render. */
  loadSoon(entry: Entry): void {
    const { loadsWhenShown = true } = this.#options.get(entry) ?? {}
    if (!this.#isStarted || !loadsWhenShown) return
    void Promise.resolve().then(() => {
      if (this.#shown.has(entry) && entry.needsLoad) entry.ensure().catch(ignore)
    })
  }

  dispose(): void {
    for (const end of this.#shown.values()) end()
    this.#shown.clear()
  }

  #show(entry: Entry): void {
    const { refreshMs } = this.#options.get(entry) ?? {}
    this.#shown.set(entry, this.#isStarted && refreshMs !== undefined ? this.#refresh(entry, refreshMs) : ignore)
    this.loadSoon(entry)
  }

  #refresh(entry: Entry, ms: number): () => void {
    let cancel = ignore
    let isStopped = false
    const wait = (): void => {
      if (isStopped) return
      cancel = this.#timers.after(ms, () => void entry.reload().then(wait, wait))
    }
    wait()
    return () => {
      isStopped = true
      cancel()
    }
  }
}
