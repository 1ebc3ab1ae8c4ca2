/** A port, so that tests can advance time. */
export interface Timers {
  /** Runs once after `ms` milliseconds, at most `MAX_WAIT_MS`. Returns cancel. */
  after(ms: number, run: () => void): () => void
}

/** `setTimeout` cannot count more than 24 days. */
export const MAX_WAIT_MS = 2 ** 31 - 1

/** A number in [0, 1), as `Math.random`. */
export type Random = () => number
