/** px to drag before the sheet closes; half the height of a low sheet. */
const CLOSE_DISTANCE = 120
/** px/ms: released faster downwards it closes after any distance, upwards it stays. */
const FLING_SPEED = 0.4
/** ms over which the speed is measured. */
const SPEED_WINDOW = 100

interface Sample {
  readonly y: number
  readonly time: number
}

/** One drag of a sheet, from touch to release. Pure: positions and times come with the events. */
export class SheetPull {
  readonly #samples: Sample[]

  constructor(from: Sample) {
    this.#samples = [from]
  }

  move(to: Sample): void {
    this.#samples.push(to)
  }

  /** px below the resting position, at least 0. */
  get offset(): number {
    return Math.max(0, this.#last.y - this.#samples[0]!.y)
  }

  /** Whether releasing at `time` closes a sheet of this height (px). */
  closes(height: number, time: number): boolean {
    const speed = this.#speed(time)
    if (speed > FLING_SPEED) return this.offset > 0
    if (speed < -FLING_SPEED) return false
    return this.offset > Math.min(CLOSE_DISTANCE, height / 2)
  }

  get #last(): Sample {
    return this.#samples.at(-1)!
  }

  #speed(now: number): number {
    const first = this.#samples.find(({ time }) => now - time <= SPEED_WINDOW)
    if (!first || now <= first.time) return 0
    return (this.#last.y - first.y) / (now - first.time)
  }
}
