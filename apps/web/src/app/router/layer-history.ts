import { onOverlaysChange, openOverlays, type OpenOverlay } from '@croupier/design-system'
import { stepPages } from '#browser/page-steps.ts'
import type { NavigationHistory } from './navigation.ts'
import { runInNextTask } from './next-task.ts'

/** Where "back" is a button or a gesture of the device. */
const CLOSES_BY_BACK = '(width < 754px), (pointer: coarse)'

/** A step in the history takes a moment; the browser reports none that leads nowhere. */
const PATIENCE_MS = 1000

interface LayerHistoryMeans {
  readonly history: NavigationHistory
  readonly window: Pick<Window, 'history' | 'matchMedia'>
}

/**
 * The router's history, where each open layer of a phone (a sheet, dialog, menu or full screen) is an entry above its
 * page: "back" closes the topmost layer, then leaves the page. Such an entry has the state of its page, so it is no
 * location of its own. It goes when its layer closes by other means, before a page is pushed, and when a reload or a
 * step forward finds it without a layer.
 */
export class LayerHistory implements NavigationHistory {
  readonly #history: NavigationHistory
  readonly #window: LayerHistoryMeans['window']
  /** Layers that were asked to close. */
  readonly #closing = new WeakSet<OpenOverlay>()
  /** Called once the step under way has been made; null if there is none. */
  #waiting: (() => void)[] | null = null
  /** Entries of layers above that of the page, as of the last look. */
  #depth: number

  constructor({ history, window }: LayerHistoryMeans) {
    this.#history = history
    this.#window = window
    this.#depth = this.#entries
  }

  get location(): NavigationHistory['location'] {
    return this.#history.location
  }

  readonly createHref: NavigationHistory['createHref'] = (to) => this.#history.createHref(to)

  /** Call `leaveLayers` before, and before `replace`. */
  readonly push: NavigationHistory['push'] = (to, state) => this.#history.push(to, state)

  readonly replace: NavigationHistory['replace'] = (to, state) => this.#history.replace(to, state)

  /** Steps over the entries of layers. */
  readonly go = (delta: number): void => {
    if (this.#waiting) this.#waiting.push(() => this.go(delta))
    else this.#step(delta < 0 ? delta - this.#entries : delta)
  }

  readonly listen: NavigationHistory['listen'] = (listener) => {
    const unlisten = this.#history.listen((update) => {
      const waiting = this.#waiting
      this.#waiting = null
      const left = this.#depth - this.#entries
      this.#depth = this.#entries
      if (update.delta !== 0) listener(update)
      else if (!waiting && left > 0) this.#closeTop(left)
      this.#goOn(waiting)
    })
    const unsubscribe = onOverlaysChange(() => this.#reconcileSoon())
    // A reload keeps the entries, and closes the layers.
    this.#reconcileSoon()
    return () => {
      unlisten()
      unsubscribe()
    }
  }

  readonly leaveLayers = (): Promise<void> | null => {
    if (this.#entries === 0) return null
    return new Promise((resolve) => {
      const leave = () => {
        if (this.#entries === 0) return resolve()
        this.#step(-this.#entries)
        return this.#waiting?.push(resolve)
      }
      if (this.#waiting) this.#waiting.push(leave)
      else leave()
    })
  }

  get #entries(): number {
    const { layer } = (this.#window.history.state ?? {}) as { layer?: unknown }
    return typeof layer === 'number' ? layer : 0
  }

  #step(delta: number): void {
    const waiting: (() => void)[] = []
    this.#waiting = waiting
    setTimeout(() => {
      if (this.#waiting !== waiting) return
      this.#waiting = null
      this.#goOn(waiting)
    }, PATIENCE_MS)
    stepPages(this.#window, delta)
  }

  #goOn(waiting: (() => void)[] | null): void {
    for (const run of waiting ?? []) run()
    this.#reconcileSoon()
  }

  #closeTop(count: number): void {
    for (const layer of this.#layers().slice(-count).toReversed()) {
      this.#closing.add(layer)
      layer.close()
    }
  }

  /** In the next task, as a press that closes a layer may open another. */
  #reconcileSoon(): void {
    runInNextTask(() => this.#reconcile())
  }

  #reconcile(): void {
    if (this.#waiting) return
    const { history } = this.#window
    const open = this.#window.matchMedia(CLOSES_BY_BACK).matches ? this.#layers().length : 0
    if (this.#entries > open) return this.#step(open - this.#entries)
    while (this.#entries < open) history.pushState({ ...history.state, layer: this.#entries + 1 }, '')
    this.#depth = this.#entries
  }

  /** Open layers, topmost last. Tooltips close by themselves; what stays until it is answered is none of the page. */
  #layers(): OpenOverlay[] {
    return openOverlays().filter(
      (layer) => layer.kind !== 'tooltip' && (layer.kind === 'cover' || !layer.stays) && !this.#closing.has(layer),
    )
  }
}
