/**
 * Server time: everything that counts down or expires is judged
 * by it, so that a device an hour or a day off changes nothing.
 */
export interface Clock {
  /** Milliseconds since 1970, corrected by `offset`. */
  now(): number
  /** Learns from an answer's `Date` header; `roundTripMs` is how long that call took. */
  sync(dateHeader: string | null, roundTripMs: number): void
  /** Server time minus device time, milliseconds. */
  readonly offset: number
}

/** The header has whole seconds: on average the answer was made half a second after what it says. */
const HEADER_ROUNDING_MS = 500
/** An answer this slow says too little about when it was made. */
const MAX_ROUND_TRIP_MS = 10_000

/**
 * @param offset milliseconds to begin with: the page's own state seeds
 * it, so that the first client render shows what the server did.
 */
export function createClock(systemNow: () => number, offset = 0): Clock {
  let current = offset
  return {
    now: () => systemNow() + current,
    sync(dateHeader, roundTripMs) {
      const serverMs = dateHeader === null ? Number.NaN : Date.parse(dateHeader)
      if (Number.isNaN(serverMs) || roundTripMs < 0 || roundTripMs > MAX_ROUND_TRIP_MS) return
      const measured = serverMs + HEADER_ROUNDING_MS + roundTripMs / 2 - systemNow()
      // Two measures of one offset may differ by as much: within
      // it there is nothing to learn, and countdowns would twitch.
      const uncertainty = 2 * HEADER_ROUNDING_MS + roundTripMs / 2
      if (Math.abs(measured - current) > uncertainty) current = measured
    },
    get offset() {
      return current
    },
  }
}
