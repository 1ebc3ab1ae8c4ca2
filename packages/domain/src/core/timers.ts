/** Timers are a port: tests turn their hands themselves, and the server counts what it leaves behind. */
export interface Timers {
  /** Runs once after `ms` milliseconds; the answer cancels it. */
  after(ms: number, run: () => void): () => void
}

/** A number in [0, 1), as `Math.random`. */
export type Random = () => number
