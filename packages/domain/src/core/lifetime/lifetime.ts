import type { Reads } from '../state/reads.ts'

export type Begin = () => () => void

export type OnStart = (begin: Begin) => void

/** The lifetime of a site or a player: its reads, and what runs between start and stop. */
export class Lifetime {
  readonly reads: Reads
  readonly #begins = new Set<Begin>()
  readonly #stops = new Set<() => void>()
  #isRunning = false

  constructor(reads: Reads) {
    this.reads = reads
  }

  /** Runs `begin` on `start`, at once if already started, and what it returns on stop. */
  readonly onStart: OnStart = (begin) => {
    this.#begins.add(begin)
    if (this.#isRunning) this.#stops.add(begin())
  }

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
