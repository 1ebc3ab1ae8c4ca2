/** How far (px) a sheet has to be pulled to close; a low one closes at half its height. */
const CLOSE_DISTANCE = 120
/** Let go faster than this (px/ms) it closes, however short the way; upwards as fast it stays, however long. */
const FLING_SPEED = 0.4
/** The speed counts over the last moments (ms): a finger that has come to rest throws nothing. */
const SPEED_WINDOW = 100

interface Sample {
  /** px */
  readonly y: number
  /** ms */
  readonly time: number
}

/** One pull on a sheet, from touch to release. Pure: times and places come with the events. */
export class SheetPull {
  readonly #samples: Sample[]

  constructor(from: Sample) {
    this.#samples = [from]
  }

  move(to: Sample): void {
    this.#samples.push(to)
  }

  /** px the sheet is down from its place; it never leaves it upwards. */
  get offset(): number {
    return Math.max(0, this.#last.y - this.#samples[0]!.y)
  }

  /** Does letting go at `time` close a sheet of this height (px)? */
  closes(height: number, time: number): boolean {
    const speed = this.#speed(time)
    if (speed > FLING_SPEED) return this.offset > 0
    if (speed < -FLING_SPEED) return false
    return this.offset > Math.min(CLOSE_DISTANCE, height / 2)
  }

  get #last(): Sample {
    return this.#samples.at(-1)!
  }

  /** px/ms, downwards positive. */
  #speed(now: number): number {
    const first = this.#samples.find(({ time }) => now - time <= SPEED_WINDOW)
    if (!first || now <= first.time) return 0
    return (this.#last.y - first.y) / (now - first.time)
  }
}
