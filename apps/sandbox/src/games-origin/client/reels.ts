import { REELS, ROWS } from '../slot/lines.ts'
import type { Grid } from '../slot/machine.ts'
import { SCATTER, SYMBOL_COUNT } from '../slot/symbols.ts'
import { prefersStillness, wait } from './setup.ts'

const LOOP_CELLS = 14
const LOOP_MS = 620
const FIRST_STOP_MS = 420
const NEXT_STOP_MS = 190
const SETTLE_MS = 620
/** Extra delay of the reels after the second scatter. */
const SUSPENSE_MS = 700

const anySymbol = (): number => Math.floor(Math.random() * SYMBOL_COUNT)

const fill = (count: number): number[] => Array.from({ length: count }, anySymbol)

/** A window on a strip that moves down. One more symbol above it covers the overshoot. */
class Reel {
  readonly element = document.createElement('div')
  readonly #strip = document.createElement('div')
  readonly #addressOf: (symbol: number) => string
  #shown: readonly number[] = []
  #motion: Animation | null = null

  constructor(addressOf: (symbol: number) => string) {
    this.#addressOf = addressOf
    this.element.className = 'reel'
    this.#strip.className = 'strip'
    this.element.append(this.#strip)
  }

  show(symbols: readonly number[]): void {
    this.#shown = symbols
    this.#place([anySymbol(), ...symbols], 1)
  }

  cell(row: number): Element | undefined {
    return this.#strip.children[row + 1]
  }

  spin(): void {
    const loop = [...this.#shown, ...fill(LOOP_CELLS - ROWS)]
    this.#place([...loop, ...this.#shown], LOOP_CELLS)
    this.element.classList.add('turning')
    this.#move([LOOP_CELLS, 0], { duration: LOOP_MS, iterations: Infinity })
  }

  settle(symbols: readonly number[], milliseconds: number): void {
    const filler = fill(7)
    this.#shown = symbols
    this.#place([anySymbol(), ...symbols, ...filler], 1)
    this.element.classList.remove('turning')
    this.#move([filler.length + 1, 0.86, 1], { duration: milliseconds, easing: 'cubic-bezier(.2,.75,.35,1)' })
  }

  /** `above`: number of cells above the window. */
  #place(symbols: readonly number[], above: number): void {
    this.#motion?.cancel()
    this.#motion = null
    this.#strip.replaceChildren(
      ...symbols.map((symbol) => {
        const cell = document.createElement('div')
        const picture = document.createElement('img')
        picture.src = this.#addressOf(symbol)
        picture.alt = ''
        picture.decoding = 'sync'
        cell.className = 'cell'
        cell.dataset['symbol'] = String(symbol)
        cell.append(picture)
        return cell
      }),
    )
    this.#strip.style.setProperty('--cells', String(symbols.length))
    this.#strip.style.transform = this.#at(above)
  }

  #at(above: number): string {
    return `translateY(${(-100 * above) / this.#strip.children.length}%)`
  }

  #move(stops: readonly number[], timing: KeyframeAnimationOptions): void {
    this.#motion = this.#strip.animate(
      stops.map((above) => ({ transform: this.#at(above) })),
      timing,
    )
  }
}

/** Five reels that start together and stop one after another. */
export class Reels {
  readonly #reels: readonly Reel[]
  readonly #onStop: (reel: number) => void
  #hurried = false

  constructor(place: HTMLElement, addressOf: (symbol: number) => string, onStop: (reel: number) => void) {
    this.#onStop = onStop
    this.#reels = Array.from({ length: REELS }, () => new Reel(addressOf))
    place.append(...this.#reels.map((reel) => reel.element))
  }

  show(grid: Grid): void {
    this.#reels.forEach((reel, index) => reel.show(grid[index] ?? []))
  }

  start(): void {
    this.#hurried = false
    if (!prefersStillness()) for (const reel of this.#reels) reel.spin()
  }

  hurry(): void {
    this.#hurried = true
  }

  async stop(grid: Grid): Promise<void> {
    if (prefersStillness()) {
      this.show(grid)
      return
    }
    if (!this.#hurried) await wait(FIRST_STOP_MS)
    let scatters = 0
    for (const [index, reel] of this.#reels.entries()) {
      if (scatters >= 2 && !this.#hurried) await wait(SUSPENSE_MS)
      const symbols = grid[index] ?? []
      reel.settle(symbols, this.#hurried ? SETTLE_MS / 2 : SETTLE_MS)
      this.#onStop(index)
      scatters += symbols.filter((symbol) => symbol === SCATTER).length
      if (!this.#hurried && index < REELS - 1) await wait(NEXT_STOP_MS)
    }
    await wait(this.#hurried ? SETTLE_MS / 2 : SETTLE_MS)
  }

  cellAt(reel: number, row: number): Element | undefined {
    return this.#reels[reel]?.cell(row)
  }
}
