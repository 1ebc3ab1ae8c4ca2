/** Those who want to be told. One that throws disturbs no other; adding and leaving while being told is allowed. */
export class HandlerSet<T> {
  readonly #handlers = new Set<{ run: (value: T) => void }>()
  readonly #onError: (error: unknown) => void

  constructor(onError: (error: unknown) => void) {
    this.#onError = onError
  }

  /** Answers how to leave. The same function may come twice. */
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
