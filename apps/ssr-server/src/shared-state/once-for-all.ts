import { setTimeout as pause } from 'node:timers/promises'
import type { Claim } from './shared-state.ts'

const FIRST_PAUSE_MS = 5
const LONGEST_PAUSE_MS = 80

/** Work that one node does for all of them. */
export interface WorkForAll<T> {
  claim(): Promise<Claim | null>
  /** Finds what a node has done; null: nothing that is still good. */
  find(): Promise<T | null>
  work(): Promise<T>
  /** How long to wait for the node that is at it; then `late` decides. */
  waitMs: number
  late(): Promise<T>
  /** Ends the waiting. */
  leaving?: AbortSignal
}

/** Does work once for all nodes: returns what one of them has done or is doing, or does it. */
export async function onceForAll<T>({ claim, find, work, waitMs, late, leaving }: WorkForAll<T>): Promise<T> {
  const began = performance.now()
  for (let ms = FIRST_PAUSE_MS; ; ms = Math.min(2 * ms, LONGEST_PAUSE_MS)) {
    leaving?.throwIfAborted()
    // In this order, so that whoever has the claim has also what the one before has kept.
    // oxlint-disable-next-line no-await-in-loop -- looks again until it is done
    const [own, found] = await Promise.all([claim(), find()])
    if (found !== null) {
      void own?.release()
      return found
    }
    // oxlint-disable-next-line no-await-in-loop -- the last turn
    if (own !== null) return await work().finally(() => void own.release())
    if (performance.now() - began >= waitMs) return late()
    // oxlint-disable-next-line no-await-in-loop -- another node is at it
    await pause(ms)
  }
}
