import { reaction } from 'mobx'
import { backoffMs, type Clock, type DeviceSignals, type Random, type Resource, type Timers } from '../core/index.ts'
import { drawTime, promotionPhase } from './phase.ts'
import type { Promotion } from './promotion.ts'

/** Over how long the tabs of all visitors spread their reads after a moment that all of them await, milliseconds. */
export const SPREAD_MS = 5000

/** Longest wait between two reads for results, milliseconds. */
const LONGEST_POLL_MS = 60_000

/** How often the clock is looked at, milliseconds: it may be corrected, and the device may have slept. */
const STEP_MS = 15_000

/** How old a value may be that was there before the watch, such as a cached page's, milliseconds. */
const OLDEST_VALUE_MS = 60_000

const nothing = (): void => undefined

export interface PhaseWatchMeans {
  readonly clock: Pick<Clock, 'now'>
  readonly timers: Timers
  readonly random: Random
  /** A hidden tab waits: it is read again when it comes into view. */
  readonly deviceSignals: Pick<DeviceSignals, 'isVisible'>
}

/**
 * Reads a promotion again after its start, its end and its draw, and from the draw on until there are results. Returns a
 * function that ends it. A read that fails is tried again by the registry of reads.
 */
export function watchPhases(promotion: Resource<Promotion>, means: PhaseWatchMeans): () => void {
  const { clock, timers, random, deviceSignals } = means
  const spread = random() * SPREAD_MS
  let readAt = clock.now() - OLDEST_VALUE_MS
  let isReading = promotion.isLoading
  let polls = 0
  let pollMs = backoffMs(polls, random, LONGEST_POLL_MS)
  let cancel = nothing

  const plan = (): void => {
    cancel()
    cancel = nothing
    const { value } = promotion
    if (value === undefined || promotion.isLoading) return
    const now = clock.now()
    const due = nextReading(value, { now, readAt, spread, pollMs })
    if (due === null) return
    if (due <= now && deviceSignals.isVisible()) promotion.reread()
    else cancel = timers.after(due <= now ? STEP_MS : Math.min(due - now, STEP_MS), plan)
  }
  const stop = reaction(
    () => promotion.state,
    ({ status }) => {
      if (isReading && status !== 'loading') {
        readAt = clock.now()
        pollMs = backoffMs(++polls, random, LONGEST_POLL_MS)
      }
      isReading = status === 'loading'
      plan()
    },
  )
  plan()
  return () => {
    stop()
    cancel()
  }
}

interface LastReading {
  readonly now: number
  readonly readAt: number
  readonly spread: number
  readonly pollMs: number
}

/** When the promotion is to be read again, milliseconds since 1970; null: not while nothing changes. */
function nextReading(promotion: Promotion, { now, readAt, spread, pollMs }: LastReading): number | null {
  const draw = drawTime(promotion)
  const moments = [promotion.startAt, promotion.endAt, draw].filter((moment) => moment !== null)
  const awaited = moments.map((moment) => moment + spread).filter((due) => due > readAt)
  const isDrawing = promotionPhase(promotion, now) === 'drawing' && draw !== null && now >= draw
  const dues = isDrawing ? [...awaited, readAt + pollMs] : awaited
  return dues.length === 0 ? null : Math.min(...dues)
}
