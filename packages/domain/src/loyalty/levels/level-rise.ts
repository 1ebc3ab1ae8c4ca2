import { action, makeObservable, observable, reaction } from 'mobx'
import type { OnStart } from '../../core/index.ts'

export interface LevelRiseMeans {
  readonly player: { readonly level: { readonly value: { readonly index: number } | undefined } }
  readonly onStart: OnStart
}

/** Whether to congratulate on a level that was reached while this runs (docs/product-rules.md, Levels). */
export class LevelRise {
  isDue = false
  #known: number | undefined

  constructor({ player, onStart }: LevelRiseMeans) {
    makeObservable<this, 'see'>(this, { isDue: observable, see: action, markShown: action })
    onStart(() =>
      reaction(
        () => player.level.value?.index,
        (level) => this.see(level),
        { fireImmediately: true },
      ),
    )
  }

  markShown(): void {
    this.isDue = false
  }

  /** Undefined while the level is read in another language. */
  private see(level: number | undefined): void {
    if (level === undefined) return
    if (this.#known !== undefined && level > this.#known) this.isDue = true
    this.#known = level
  }
}
