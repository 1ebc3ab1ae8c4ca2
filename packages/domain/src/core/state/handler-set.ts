/** Event handlers. One that throws affects no other; handlers may be added and removed during a call. */
export class HandlerSet<T> {
  readonly #handlers = new Set<{ run: (value: T) => void }>()
  readonly #onError: (error: unknown) => void

  constructor(onError: (error: unknown) => void) {
    this.#onError = onError
  }

  get isEmpty(): boolean {
    return this.#handlers.size === 0
  }

  /** The same handler may be added twice. */
  add(run: (value: T) => void): () => void {
    const entry = { run }
    this.#handlers.add(entry)
    return () => {
      this.#handlers.delete(entry)
    }
  }

  call(value: T): void {
    for (const entry of Array.from(this.#handlers)) {
      if (!this.#handlers.has(entry)) continue
      try {
        entry.run(value)
      } catch (error) {
        this.#onError(error)
      }
    }
  }
}
