import type { Locks } from '@croupier/domain/core'

/** One browser's locks, shared by its tabs, granted in order of request. */
export class FakeLocks implements Locks {
  readonly #queues = new Map<string, Promise<unknown>>()

  withLock<T>(name: string, run: () => Promise<T>): Promise<T> {
    const before = this.#queues.get(name) ?? Promise.resolve()
    const turn = before.then(run)
    this.#queues.set(
      name,
      turn.catch(() => undefined),
    )
    return turn
  }

  /** Takes the lock and never releases it. */
  holdForever(name: string): void {
    void this.withLock(name, () => new Promise(() => {}))
  }
}
