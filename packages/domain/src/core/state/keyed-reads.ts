import { untracked } from 'mobx'

const DEFAULT_MAX = 50

export interface KeyedRead {
  readonly isLoading: boolean
  dispose(): void
}

export interface KeyedReadsOptions<E> {
  readonly max?: number | undefined
  readonly isShown?: (entry: E) => boolean
}

/** One entry per key, made on first use. Beyond `max` the least recently used go, except those that load or are shown. */
export class KeyedReads<E extends KeyedRead> {
  readonly #create: (key: string) => E
  readonly #max: number
  readonly #isShown: (entry: E) => boolean
  /** In order of use: `get` inserts again. */
  readonly #entries = new Map<string, E>()

  constructor(create: (key: string) => E, { max = DEFAULT_MAX, isShown = () => false }: KeyedReadsOptions<E> = {}) {
    this.#create = create
    this.#max = max
    this.#isShown = isShown
  }

  get(key: string): E {
    const entry = this.#entries.get(key) ?? this.#create(key)
    this.#entries.delete(key)
    this.#entries.set(key, entry)
    this.#dropOldest(key)
    return entry
  }

  /** A copy: the caller may add entries while iterating. */
  all(): readonly (readonly [key: string, entry: E])[] {
    return [...this.#entries]
  }

  /** Those in view. */
  shown(): readonly E[] {
    return [...this.#entries.values()].filter(this.#isShown)
  }

  dispose(): void {
    for (const entry of this.#entries.values()) entry.dispose()
    this.#entries.clear()
  }

  #dropOldest(wanted: string): void {
    let surplus = this.#entries.size - this.#max
    for (const [key, entry] of this.#entries) {
      if (surplus <= 0 || key === wanted) return
      if (this.#isShown(entry) || untracked(() => entry.isLoading)) continue
      this.#entries.delete(key)
      surplus -= 1
    }
  }
}
