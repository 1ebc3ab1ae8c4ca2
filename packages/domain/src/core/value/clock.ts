/** Server time, for countdowns and expiry: a wrong device clock changes nothing. */
export interface Clock {
  /** Milliseconds since 1970, corrected by `offset`. */
  now(): number
  /**
   * Corrects the offset by an answer's `Date` header, the duration of the call, and `Age` where a cache answered. Some proxies
   * write a new `Date` and pass the old `Age` on: where `Date` alone agrees with the known time, that time stays.
   */
  sync(dateHeader: string | null, roundTripMs: number, ageHeader?: string | null): void
  /** Sets the time, as the page's age tells it. */
  set(serverNow: number): void
  /** Server time minus device time, milliseconds. */
  readonly offset: number
}

/** The headers have whole seconds, so each is late by half a second on average. */
const HEADER_ROUNDING_MS = 500
/** Slower answers are ignored. */
const MAX_ROUND_TRIP_MS = 10_000

/** How long ago a cache's copy was answered (RFC 9111, 5.1), milliseconds; NaN: the cache says something else. */
function ageOf(header: string | null): number {
  if (header === null) return 0
  return /^\d{1,9}$/.test(header.trim()) ? Number(header) * 1000 : Number.NaN
}

/** A `Date` header (RFC 9110, 5.6.7); NaN: no such text. `Date.parse` takes `soon 1` for a date, and one without a zone for local. */
const dateOf = (header: string | null): number =>
  header !== null && /^\w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT$/.test(header) ? Date.parse(header) : Number.NaN

/** `offset`: initial, ms, so that the first client render equals the server's. */
export function createClock(systemNow: () => number, offset = 0): Clock {
  let current = offset
  /** Whether an answer or the page's age has told the time: until then the offset is that of the served page, which may be old. */
  let isKnown = false
  return {
    now: () => systemNow() + current,
    sync(dateHeader, roundTripMs, ageHeader = null) {
      const ageMs = ageOf(ageHeader)
      const serverMs = dateOf(dateHeader) + ageMs
      if (Number.isNaN(serverMs) || roundTripMs < 0 || roundTripMs > MAX_ROUND_TRIP_MS) return
      const rounding = ageHeader === null ? HEADER_ROUNDING_MS : 2 * HEADER_ROUNDING_MS
      const measured = serverMs + rounding + roundTripMs / 2 - systemNow()
      // Within the error of measurement: keep it, or countdowns would jump.
      const uncertainty = 2 * rounding + roundTripMs / 2
      const agrees = (reading: number): boolean => Math.abs(reading - current) <= uncertainty
      if (!agrees(measured) && !(isKnown && agrees(measured - ageMs))) current = measured
      isKnown = true
    },
    set(serverNow) {
      current = serverNow - systemNow()
      isKnown = true
    },
    get offset() {
      return current
    },
  }
}

/** How far a time may be ahead of the site's clock, ms. */
const MAX_AHEAD_MS = 60_000

/**
 * A time of a change, ms since the epoch; null where a clock that runs fast has written it: it would hide all later changes.
 * @param now by the site's clock
 */
export const likelyTime = (at: number | null, now: number): number | null =>
  at !== null && at > now + MAX_AHEAD_MS ? null : at
