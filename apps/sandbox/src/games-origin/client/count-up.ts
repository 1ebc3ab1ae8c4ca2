import { prefersStillness } from './setup.ts'

export class CountUp {
  readonly #show: (value: number) => void
  #frame = 0
  #end = 0

  constructor(show: (value: number) => void) {
    this.#show = show
  }

  run(to: number, milliseconds: number): void {
    cancelAnimationFrame(this.#frame)
    this.#end = to
    if (to === 0 || prefersStillness()) {
      this.#show(to)
      return
    }
    const start = performance.now()
    const step = (now: number): void => {
      const along = Math.min(1, (now - start) / milliseconds)
      this.#show(Math.round(to * (1 - (1 - along) ** 3)))
      if (along < 1) this.#frame = requestAnimationFrame(step)
    }
    this.#frame = requestAnimationFrame(step)
  }

  finish(): void {
    cancelAnimationFrame(this.#frame)
    this.#show(this.#end)
  }
}
