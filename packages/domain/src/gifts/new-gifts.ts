import type { Gift } from './gift.ts'
import type { GiftsStore } from './gifts-store.ts'

/** The gifts that came with a call: they also prove one whose answer was lost. */
export class NewGifts {
  readonly #gifts: Pick<GiftsStore, 'reload'>
  /** Ids before the call; null: they did not load, so nothing can be told. */
  #before: readonly string[] | null = null

  constructor(gifts: Pick<GiftsStore, 'reload'>) {
    this.#gifts = gifts
  }

  /** Reads the gifts before a call: one that came since they were last read would prove nothing. */
  async begin(): Promise<void> {
    this.#before = (await this.#load())?.map(({ id }) => id) ?? null
  }

  /** Reads the gifts after it. Empty where they do not load. */
  async read(): Promise<readonly Gift[]> {
    const after = await this.#load()
    const before = this.#before
    return before && after ? after.filter(({ id }) => !before.includes(id)) : []
  }

  #load(): Promise<readonly Gift[] | null> {
    return this.#gifts.reload().catch(() => null)
  }
}
