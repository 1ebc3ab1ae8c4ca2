/** Server time, for countdowns and expiry: a wrong device clock changes nothing. */
export interface Clock {
  /** Milliseconds since 1970, corrected by `offset`. */
  now(): number
  /** Corrects the offset by an answer's `Date` header and the duration of the call. */
  sync(dateHeader: string | null, roundTripMs: number): void
  /** Server time minus device time, milliseconds. */
  readonly offset: number
}

/** The header has whole seconds, so it is late by half a second on average. */
const HEADER_ROUNDING_MS = 500
/** Slower answers are ignored. */
const MAX_ROUND_TRIP_MS = 10_000

/** `offset`: initial, ms, so that the first client render equals the server's. */
export function createClock(systemNow: () => number, offset = 0): Clock {
  let current = offset
  return {
    now: () => systemNow() + current,
    sync(dateHeader, roundTripMs) {
      const serverMs = dateHeader === null ? Number.NaN : Date.parse(dateHeader)
      if (Number.isNaN(serverMs) || roundTripMs < 0 || roundTripMs > MAX_ROUND_TRIP_MS) return
      const measured = serverMs + HEADER_ROUNDING_MS + roundTripMs / 2 - systemNow()
      // Within the error of measurement: keep it, or countdowns would jump.
      const uncertainty = 2 * HEADER_ROUNDING_MS + roundTripMs / 2
      if (Math.abs(measured - current) > uncertainty) current = measured
    },
    get offset() {
      return current
    },
  }
}
