import { action, makeObservable, observable } from 'mobx'
import type { DeviceSignals, KeyValueStorage, Timers } from '../core/index.ts'

/** When the player was active last in any tab, milliseconds of the device's clock. */
const PLACE = 'active-at'
/** How long before the end it is announced, milliseconds. */
export const ANNOUNCED_MS = 60_000
/** Other tabs learn of activity this often, milliseconds. */
const TELL_MS = 5000
/** Longest pause between two looks at the clocks, milliseconds: the device may have slept. */
const LOOK_MS = 5000
/** While it is announced. */
const COUNT_MS = 1000

/** Call it where nobody is signed in: the next session begins with its own activity. */
export const forgetActivity = (storage: Pick<KeyValueStorage, 'remove'>): void => storage.remove(PLACE)

/** Two clocks, in milliseconds. */
export interface InactivityClocks {
  /** Counts while the device sleeps; can be set. */
  readonly wall: () => number
  /** Cannot be set; may stand still while the device sleeps. */
  readonly elapsed: () => number
}

/** What the device gives. */
export interface InactivityMeans {
  readonly storage: KeyValueStorage
  readonly timers: Timers
  readonly deviceSignals: Pick<DeviceSignals, 'onVisible'>
}

export interface InactivityOptions {
  readonly clocks: InactivityClocks
  readonly limitMs: number
  /** Whether something runs in this tab that counts as activity, such as a game for money. */
  readonly isBusy: () => boolean
  readonly onEnd: () => void
}

/**
 * Ends a player's session after a time without activity in any tab of the browser. What the device slept counts, and so does
 * a clock that was set forward, which looks the same.
 */
export class Inactivity {
  /** Until the end, milliseconds, while it is announced; null: it is far. */
  leftMs: number | null = null

  readonly #means: InactivityMeans & InactivityOptions
  /** The last activity in any tab, by both clocks. */
  #last: Moment
  /** What the storage held when it was read or written last. */
  #told: string | null = null
  #toldAt = Number.NEGATIVE_INFINITY
  #isOver = false
  #cancel = (): void => undefined

  constructor(means: InactivityMeans & InactivityOptions) {
    this.#means = means
    this.#last = this.#now()
    makeObservable<this, 'setLeft'>(this, { leftMs: observable, setLeft: action })
  }

  /**
   * Begins to count. Returns a function that stops it.
   * @param isFresh the player has just signed in; otherwise the time since the last activity in any tab counts
   */
  start(isFresh: boolean): () => void {
    const { storage, deviceSignals, limitMs } = this.#means
    const since = isFresh ? null : this.#readTold()
    if (since !== null && sinceMs(since, this.#now()) >= limitMs) this.#last = since
    else this.#note()
    this.#look()
    const stops = [storage.onChange(PLACE, () => this.#look()), deviceSignals.onVisible(() => this.#look())]
    return () => {
      this.#isOver = true
      this.#cancel()
      this.setLeft(null)
      for (const stop of stops) stop()
    }
  }

  /** Call it with each press and move of the player. Once the end is announced only `stay` counts. */
  act(): void {
    if (this.#isOver || this.leftMs !== null) return
    // The first move after the device slept is no activity of the session.
    if (this.#leftMs() > ANNOUNCED_MS) this.#note()
    else this.#look()
  }

  /** The player answers the announcement, which closes it in all tabs. */
  stay(): void {
    if (this.#isOver) return
    if (this.#leftMs() > 0) this.#note({ isToldNow: true })
    this.#look()
  }

  #look(): void {
    if (this.#isOver) return
    this.#cancel()
    const { isBusy, timers, onEnd } = this.#means
    if (this.#leftMs() > 0 && isBusy()) this.#note()
    const left = this.#leftMs()
    if (left <= 0) {
      this.#isOver = true
      return onEnd()
    }
    const isNear = left <= ANNOUNCED_MS
    this.setLeft(isNear ? left : null)
    const pause = isNear ? Math.min(left, COUNT_MS) : Math.min(left - ANNOUNCED_MS, LOOK_MS)
    this.#cancel = timers.after(pause, () => this.#look())
  }

  #note({ isToldNow = false } = {}): void {
    this.#last = this.#now()
    const { wall, elapsed } = this.#last
    if (!isToldNow && elapsed - this.#toldAt < TELL_MS) return
    this.#toldAt = elapsed
    this.#told = String(wall)
    this.#means.storage.set(PLACE, this.#told)
  }

  #leftMs(): number {
    const now = this.#now()
    const told = this.#readTold()
    if (told !== null && sinceMs(told, now) < sinceMs(this.#last, now)) this.#last = told
    return this.#means.limitMs - sinceMs(this.#last, now)
  }

  /** The activity that another tab has told of since this was read last; null: none. */
  #readTold(): Moment | null {
    const told = this.#means.storage.get(PLACE)
    if (told === null || told === this.#told) return null
    this.#told = told
    const { wall, elapsed } = this.#now()
    const agoMs = wall - Number(told)
    return Number.isFinite(agoMs) ? { wall: wall - Math.max(0, agoMs), elapsed: elapsed - Math.max(0, agoMs) } : null
  }

  #now(): Moment {
    const { wall, elapsed } = this.#means.clocks
    return { wall: wall(), elapsed: elapsed() }
  }

  private setLeft(ms: number | null): void {
    this.leftMs = ms
  }
}

interface Moment {
  readonly wall: number
  readonly elapsed: number
}

/** By the clock that has counted more. */
const sinceMs = (moment: Moment, now: Moment): number => Math.max(now.wall - moment.wall, now.elapsed - moment.elapsed)

/** Counts for one player: `site.playerPart(createInactivity)`. */
export const createInactivity =
  ({ storage, timers, deviceSignals }: InactivityMeans) =>
  (options: InactivityOptions): Inactivity =>
    new Inactivity({ storage, timers, deviceSignals, ...options })
