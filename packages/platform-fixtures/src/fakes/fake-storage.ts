import type { KeyValueStorage } from '@croupier/domain/core'

/** One browser's storage, shared by its tabs. */
export class FakeStorage implements KeyValueStorage {
  readonly items = new Map<string, string>()
  readonly #listeners = new Set<{ key: string; handler: () => void; by: object }>()

  get(key: string): string | null {
    return this.items.get(key) ?? null
  }

  set(key: string, value: string): void {
    this.#put(this, key, value)
  }

  remove(key: string): void {
    this.#put(this, key, null)
  }

  onChange(key: string, handler: () => void): () => void {
    return this.#listen(this, key, handler)
  }

  /** The storage as one tab sees it: it receives changes of other tabs only. */
  tab(): KeyValueStorage {
    const by = {}
    return {
      get: (key) => this.get(key),
      set: (key, value) => this.#put(by, key, value),
      remove: (key) => this.#put(by, key, null),
      onChange: (key, handler) => this.#listen(by, key, handler),
    }
  }

  #put(by: object, key: string, value: string | null): void {
    if (value === null) this.items.delete(key)
    else this.items.set(key, value)
    for (const listener of this.#listeners) if (listener.key === key && listener.by !== by) listener.handler()
  }

  #listen(by: object, key: string, handler: () => void): () => void {
    const listener = { key, handler, by }
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }
}
