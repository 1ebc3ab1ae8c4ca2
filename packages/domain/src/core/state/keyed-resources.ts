import { Resource } from './resource.ts'

/** Enough for what a visit goes back and forth between, little enough to forget the rest. */
const DEFAULT_MAX = 50

/**
 * One Resource a key, made when first asked for. The least recently
 * asked for is forgotten beyond `max`, unless it is loading.
 */
export class KeyedResources<T> {
  readonly #load: (key: string, signal: AbortSignal) => Promise<T>
  readonly #max: number
  /** In order of use: a Map keeps the order of insertion, and `get` inserts anew. */
  readonly #resources = new Map<string, Resource<T>>()

  constructor(load: (key: string, signal: AbortSignal) => Promise<T>, options: { max?: number } = {}) {
    this.#load = load
    this.#max = options.max ?? DEFAULT_MAX
  }

  get(key: string): Resource<T> {
    const resource = this.#resources.get(key) ?? new Resource<T>((signal) => this.#load(key, signal))
    this.#resources.delete(key)
    this.#resources.set(key, resource)
    this.#forgetOldest(key)
    return resource
  }

  /** Each back to `idle`, in place: what shows one of them sees it. */
  clear(): void {
    // A copy: who sees it asks for it again, which puts it at the end of the very Map that is gone through.
    for (const resource of Array.from(this.#resources.values())) resource.reset()
  }

  dispose(): void {
    for (const resource of this.#resources.values()) resource.dispose()
    this.#resources.clear()
  }

  /** The values that are here, by key; plain data if the values are. */
  snapshot(): Record<string, T> {
    const ready: [string, T][] = []
    for (const [key, { state }] of this.#resources) {
      if (state.status === 'ready') ready.push([key, state.value])
    }
    return Object.fromEntries(ready)
  }

  restore(snapshot: Readonly<Record<string, T>>): void {
    for (const [key, value] of Object.entries(snapshot)) this.get(key).set(value)
  }

  #forgetOldest(wanted: string): void {
    let surplus = this.#resources.size - this.#max
    for (const [key, { state }] of this.#resources) {
      if (surplus <= 0 || key === wanted) return
      if (state.status === 'loading') continue
      this.#resources.delete(key)
      surplus -= 1
    }
  }
}
