import { type Http, Resource, type Timers } from '../core/index.ts'
import { type Winner, mergeWinners } from './winner.ts'
import { loadWinners } from './winners-api.ts'

/** How often the feed is read again while it is shown, in ms. */
export const WINNERS_RELOAD_MS = 20_000

export interface WinnersSnapshot {
  readonly feed?: Winner[] | undefined
}

/** The live feed of wins (engagement.md, 2: Winners). */
export class WinnersStore {
  readonly feed: Resource<Winner[]>
  readonly #timers: Timers

  constructor({ http, timers }: { http: Http; timers: Timers }) {
    this.#timers = timers
    this.feed = new Resource(async (signal) => {
      const fresh = await loadWinners(http, signal)
      return mergeWinners(this.feed.value ?? [], fresh)
    })
  }

  /** Reads the feed now and then again and again, each time counted from the last answer, until stopped. */
  start(): () => void {
    let cancel = () => {}
    let isStopped = false
    const follow = (answer: Promise<unknown>) => {
      const next = () => {
        if (!isStopped) cancel = this.#timers.after(WINNERS_RELOAD_MS, () => follow(this.feed.reload()))
      }
      answer.then(next, next)
    }
    follow(this.feed.ensure())
    return () => {
      isStopped = true
      cancel()
    }
  }

  snapshot(): WinnersSnapshot {
    return { feed: this.feed.value }
  }

  restore({ feed }: WinnersSnapshot): void {
    if (feed !== undefined) this.feed.set(feed)
  }

  clear(): void {
    this.feed.reset()
  }

  dispose(): void {
    this.feed.dispose()
  }
}
