/** Timers are a port: tests turn their hands themselves, and the server counts what it leaves behind. */
export interface Timers {
  /** Runs once after `ms` milliseconds, or after `LONGEST_WAIT_MS` if that is less; the answer cancels it. */
  after(ms: number, run: () => void): () => void
}

/** More than 24 days hosts cannot count: told to wait longer, `setTimeout` does not wait at all. */
export const LONGEST_WAIT_MS = 2 ** 31 - 1

/** A number in [0, 1), as `Math.random`. */
export type Random = () => number
