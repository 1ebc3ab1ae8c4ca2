import { onBecomeObserved, onBecomeUnobserved } from 'mobx'

import { backoffMs } from '../value/backoff.ts'
import type { Random, Timers } from '../value/timers.ts'
import type { KeyedRead } from './keyed-reads.ts'

export interface ShownOptions {
  /** Loads when it is first shown in the browser. False: only when asked for. Default: true. */
  readonly loadsWhenShown?: boolean
  /** Read again when it is shown again after it was out of view. Default: false. */
  readonly isFresh?: boolean
  /** Read again this long after the last answer, while it is shown in a visible tab. Milliseconds; default: never. */
  readonly refreshMs?: number
  /**
   * Read again after a temporary failure, with growing pauses, while it is shown. For reads whose screen is drawn without them and
   * offers no retry. Default: false.
   */
  readonly retries?: boolean
}

/** What Resource and Pages have in common. */
export interface Entry extends KeyedRead {
  readonly needsLoad: boolean
  readonly hasFailed: boolean
  readonly underWay: Promise<unknown> | null
  ensure(): Promise<unknown>
  reload(): Promise<unknown>
  reread(): void
  expire(): void
  reset(): void
}

/** A shorter time out of view does not count: one component replaced another. Milliseconds. */
const OUT_OF_VIEW_MS = 1000

const ignore = (): void => undefined

interface Shown {
  readonly endRefresh: () => void
  cancelRetry: () => void
  /** Failures in a row. */
  failures: number
}

export interface ShownReadsMeans {
  readonly timers: Timers
  readonly random: Random
  /** Whether the page is in view. */
  readonly isVisible: () => boolean
}

/** Loads entries while they are shown, that is observed. Nothing loads before `start()`. */
export class ShownReads {
  readonly #timers: Timers
  readonly #random: Random
  readonly #isVisible: () => boolean
  readonly #shown = new Map<Entry, Shown>()
  readonly #options = new WeakMap<Entry, ShownOptions>()
  /** Out of view since they failed, or since the connection is back: the next time they are shown, they are read again. */
  readonly #failedBefore = new WeakSet<Entry>()
  #isStarted = false

  constructor({ timers, random, isVisible }: ShownReadsMeans) {
    this.#timers = timers
    this.#random = random
    this.#isVisible = isVisible
  }

  has(entry: Entry): boolean {
    return this.#shown.has(entry)
  }

  watch(entry: Entry, options: ShownOptions): void {
    this.#options.set(entry, options)
    let cancelLeaving = ignore
    onBecomeObserved(entry, 'state', () => {
      cancelLeaving()
      this.#show(entry)
    })
    onBecomeUnobserved(entry, 'state', () => {
      this.#hide(entry)
      if (entry.hasFailed) cancelLeaving = this.#timers.after(OUT_OF_VIEW_MS, () => void this.#failedBefore.add(entry))
      else if (options.isFresh) cancelLeaving = this.#timers.after(OUT_OF_VIEW_MS, () => entry.expire())
    })
  }

  start(): void {
    this.#isStarted = true
    for (const entry of this.#shown.keys()) this.#show(entry)
  }

  /** Loads the entry if it is shown, after the render or reaction that shows it: no state may change during a render. */
  loadSoon(entry: Entry): void {
    const { loadsWhenShown = true, retries = false } = this.#options.get(entry) ?? {}
    if (!this.#isStarted || !loadsWhenShown) return
    void Promise.resolve().then(() => {
      if (!this.#shown.has(entry)) return
      const isRetried = this.#failedBefore.delete(entry) || retries
      if (entry.needsLoad || (isRetried && entry.hasFailed)) entry.ensure().catch(ignore)
    })
  }

  /** Loads an entry that has failed again: at once if it is shown, else when it is. */
  rereadFailed(entry: Entry): void {
    if (this.#shown.has(entry)) entry.reread()
    else this.#failedBefore.add(entry)
  }

  /** Loads an entry that has failed again after a pause, if it is shown and `retries`. */
  retryLater(entry: Entry): void {
    const shown = this.#shown.get(entry)
    if (!this.#isStarted || !shown || !this.#options.get(entry)?.retries) return
    const again = () =>
      void entry.ensure().then(() => {
        shown.failures = 0
      }, ignore)
    shown.cancelRetry()
    shown.cancelRetry = this.#timers.after(backoffMs(shown.failures, this.#random), again)
    shown.failures += 1
  }

  dispose(): void {
    for (const entry of this.#shown.keys()) this.#hide(entry)
  }

  #show(entry: Entry): void {
    const { refreshMs } = this.#options.get(entry) ?? {}
    const endRefresh = this.#isStarted && refreshMs !== undefined ? this.#refresh(entry, refreshMs) : ignore
    this.#shown.set(entry, { endRefresh, cancelRetry: ignore, failures: 0 })
    this.loadSoon(entry)
  }

  #hide(entry: Entry): void {
    const shown = this.#shown.get(entry)
    shown?.endRefresh()
    shown?.cancelRetry()
    this.#shown.delete(entry)
  }

  #refresh(entry: Entry, ms: number): () => void {
    let cancel = ignore
    let isStopped = false
    const wait = (): void => {
      if (isStopped) return
      const refresh = () => (this.#isVisible() ? void entry.reload().then(wait, wait) : wait())
      cancel = this.#timers.after(ms, refresh)
    }
    wait()
    return () => {
      isStopped = true
      cancel()
    }
  }
}
