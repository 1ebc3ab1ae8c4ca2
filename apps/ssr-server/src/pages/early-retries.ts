import type { Socket } from 'node:net'

/**
 * Answers who comes back over the same connection before the time named in `Retry-After` when that has passed: clients that
 * retry at once would otherwise take the processor from the pages that can be finished.
 */
export class EarlyRetries {
  readonly #refusedUntil = new WeakMap<Socket, number>()
  readonly #retryAfterMs: number

  constructor(retryAfterMs: number) {
    this.#retryAfterMs = retryAfterMs
  }

  /** Call before a refusal. Resolves at once, the first time; tells whether it was early. Rejects when the visitor leaves. */
  async beforeRefusal(connection: Socket, leaving: AbortSignal): Promise<boolean> {
    const early = (this.#refusedUntil.get(connection) ?? 0) - performance.now()
    this.#refusedUntil.set(connection, performance.now() + Math.max(0, early) + this.#retryAfterMs)
    if (early <= 0) return false
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(resolve, early)
      timer.unref()
      leaving.addEventListener('abort', () => {
        clearTimeout(timer)
        reject(leaving.reason as Error)
      })
    })
    return true
  }
}
