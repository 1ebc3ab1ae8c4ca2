import type { Reads } from './reads.ts'

/** Begins to follow something, such as live events; answers how to stop. */
export type Begin = () => () => void

/** Registers what runs while the lifetime does. */
export type OnStart = (begin: Begin) => void

/** A span in which slices live: a site, or a player. What they read and what they follow ends with it. */
export class Lifetime {
  readonly reads: Reads
  readonly #begins = new Set<Begin>()
  readonly #stops = new Set<() => void>()
  #isRunning = false

  constructor(reads: Reads) {
    this.reads = reads
  }

  /** Runs between `start` and its stop; at once where the lifetime runs already. */
  readonly onStart: OnStart = (begin) => {
    this.#begins.add(begin)
    if (this.#isRunning) this.#stops.add(begin())
  }

  /** In the browser only. Answers how to stop. */
  start(): () => void {
    this.#isRunning = true
    for (const begin of this.#begins) this.#stops.add(begin())
    return () => this.#stop()
  }

  dispose(): void {
    this.#stop()
    this.reads.dispose()
  }

  #stop(): void {
    this.#isRunning = false
    for (const stop of this.#stops) stop()
    this.#stops.clear()
  }
}
