import { action, makeObservable, observable, reaction } from 'mobx'

import { Throttle } from '../state/throttle.ts'
import type { Random, Timers } from '../value/timers.ts'
import type { DeviceSignals, LiveConnection } from './live-connection.ts'

export interface WithoutLiveMeans {
  readonly live: Pick<LiveConnection, 'state' | 'isUnproven'>
  readonly timers: Timers
  readonly random: Random
  readonly signals: Pick<DeviceSignals, 'isVisible'>
  /** Whether a game for money runs, which changes figures by itself. */
  readonly isPlaying: () => boolean
  /** Reads what is shown and would be changed by live events. */
  readonly read: () => void
}

/** A connection is back before this time in most cases: until then figures count as current. Milliseconds. */
const OLD_AFTER_MS = 1500
/** The same for the first connection: a page that has just come is current, and must not move on a slow line. */
const FIRST_OLD_AFTER_MS = 5000
/** How long a connection must last until figures count as current: one that comes and goes would make the note flicker. Milliseconds. */
const CURRENT_AFTER_MS = 3000
/** Pause between reads while a game for money runs. Milliseconds. */
const PLAYING_MS = 5000
/** Without such a game, every so many pauses. */
const PAUSES = 4
/** Minimum time between reads after pages and spins, ms. */
const THROTTLE_MS = 1000

/**
 * Stands in for live events while there is no connection, as in a network that lets no WebSocket through: reads what they
 * would change, and tells that figures may be old (docs/product-rules.md, Live events).
 */
export class WithoutLive {
  /** Figures may be old. */
  isOld = false

  readonly #means: WithoutLiveMeans
  readonly #asked: Throttle
  #wasOpen = false
  #cancelOld: () => void = () => {}
  #cancelRead: () => void = () => {}

  constructor(means: WithoutLiveMeans) {
    this.#means = means
    this.#asked = new Throttle(means.timers, THROTTLE_MS, () => this.#read())
    makeObservable<this, 'setOld'>(this, { isOld: observable, setOld: action })
  }

  start(): () => void {
    const stop = reaction(
      () => this.#isMissing,
      (isMissing) => (isMissing ? this.#begin() : this.#end()),
      {
        fireImmediately: true,
      },
    )
    return () => {
      stop()
      this.#end()
      this.#cancelOld()
      this.setOld(false)
    }
  }

  /** Something may have changed figures: a page was opened, a game has spun. Reads them if no event will tell. */
  ask(): void {
    if (this.#isMissing) this.#asked.ask()
  }

  get #isMissing(): boolean {
    const { state, isUnproven } = this.#means.live
    return state === 'connecting' || state === 'lost' || isUnproven
  }

  #begin(): void {
    const afterMs = this.#wasOpen ? OLD_AFTER_MS : FIRST_OLD_AFTER_MS
    this.#cancelOld()
    this.#cancelOld = this.#means.timers.after(afterMs, () => this.setOld(true))
    this.#wait(1)
  }

  #end(): void {
    this.#wasOpen ||= this.#means.live.state === 'open'
    this.#cancelOld()
    this.#cancelRead()
    this.#asked.stop()
    if (this.isOld) this.#cancelOld = this.#means.timers.after(CURRENT_AFTER_MS, () => this.setOld(false))
  }

  /** At random, so that visitors who lost their connections together do not read together. */
  #wait(pauses: number): void {
    const { timers, random, isPlaying } = this.#means
    this.#cancelRead = timers.after(PLAYING_MS * (0.5 + random() / 2), () => {
      const isDue = isPlaying() || pauses >= PAUSES
      if (isDue) this.#read()
      this.#wait(isDue ? 1 : pauses + 1)
    })
  }

  #read(): void {
    if (this.#means.signals.isVisible()) this.#means.read()
  }

  private setOld(isOld: boolean): void {
    this.isOld = isOld
  }
}
