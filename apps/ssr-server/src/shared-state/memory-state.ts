import { LRUCache } from 'lru-cache'
import type { Claim, Place, Purge, PurgeScope, Room, SharedState, SharedValue } from './shared-state.ts'

const MAX_REFRESHES = 10_000
/** More are not kept: the oldest go. Only a platform that is away for long, or invented tokens, make so many. */
const MAX_ENDED = 100_000
const MAX_COUNTS = 100_000
/** Of the memory for pages: their last good copies, of which there is only one encoding, and public parts. */
const SHARE_OF_FIXED = 1 / 16
const SHARE_OF_NAMED = 2 / 16
const SHARE_OF_PARTS = 1 / 16
const OWN_BYTES = 500

export interface MemoryLimits {
  pageCacheBytes: number
}

/** The state of one server, in its memory, within bounds. */
export class MemoryState implements SharedState {
  readonly isCertain = true
  readonly tellingMs = 0
  readonly #rooms: Readonly<Record<Room, LRUCache<string, SharedValue>>>
  readonly #counts: LRUCache<string, { value: number }>
  readonly #claimed = new Set<string>()
  readonly #now: () => number
  readonly #listeners: ((purge: Purge) => void)[] = []

  constructor({ pageCacheBytes }: MemoryLimits, now: () => number) {
    this.#now = now
    const timed = { perf: { now }, ttlResolution: 0 }
    const pages = (share: number) =>
      new LRUCache<string, SharedValue>({
        ...timed,
        maxSize: Math.ceil(pageCacheBytes * share),
        sizeCalculation: ({ facts, bytes }, name) => bytes.length + textIn(facts) + name.length + OWN_BYTES,
      })
    this.#rooms = {
      refreshed: new LRUCache({ ...timed, max: MAX_REFRESHES }),
      refused: new LRUCache({ ...timed, max: MAX_REFRESHES }),
      ended: new LRUCache({ ...timed, max: MAX_ENDED }),
      'fixed-pages': pages(SHARE_OF_FIXED),
      'named-pages': pages(SHARE_OF_NAMED),
      'public-parts': pages(SHARE_OF_PARTS),
    }
    this.#counts = new LRUCache({ ...timed, max: MAX_COUNTS })
  }

  async find({ room, name }: Place): Promise<SharedValue | null> {
    return this.#rooms[room].get(name) ?? null
  }

  async keep({ room, name }: Place, value: SharedValue, ttlMs: number): Promise<void> {
    this.#rooms[room].set(name, value, { ttl: Math.ceil(ttlMs) })
  }

  async forget({ room, name }: Place): Promise<void> {
    this.#rooms[room].delete(name)
  }

  async claim(place: Place): Promise<Claim | null> {
    const release = this.claimNow(place)
    return release === null ? null : { release: async () => release() }
  }

  /** Returns how to release it; null while another caller has it. */
  claimNow({ room, name }: Place): (() => void) | null {
    const key = `${room} ${name}`
    if (this.#claimed.has(key)) return null
    this.#claimed.add(key)
    let isHeld = true
    return () => {
      if (isHeld) this.#claimed.delete(key)
      isHeld = false
    }
  }

  async count(name: string, ttlMs: number): Promise<number> {
    const counted = this.#counts.get(name) ?? { value: 0 }
    counted.value += 1
    if (counted.value === 1) this.#counts.set(name, counted, { ttl: ttlMs })
    return counted.value
  }

  async purge(scope: PurgeScope): Promise<boolean> {
    this.notePurge({ ...scope, at: this.#now() })
    return true
  }

  onPurge(listener: (purge: Purge) => void): void {
    this.#listeners.push(listener)
  }

  /** Tells this node's listeners of a purge. */
  notePurge(purge: Purge): void {
    for (const listener of this.#listeners) listener(purge)
  }

  /** What is kept in a room, with the milliseconds that are left of its time. */
  *kept(room: Room): Generator<{ place: Place; value: SharedValue; ttlMs: number }> {
    const values = this.#rooms[room]
    for (const [name, value] of values.entries())
      yield { place: { room, name }, value, ttlMs: values.getRemainingTTL(name) }
  }

  async close(): Promise<void> {}
}

/** Characters of the texts among facts; the rest is little. */
function textIn(facts: SharedValue['facts']): number {
  return Object.values(facts).reduce<number>((sum, fact) => sum + (typeof fact === 'string' ? fact.length : 0), 0)
}
