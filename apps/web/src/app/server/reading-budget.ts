import { DomainError } from '@croupier/domain/core'

/** Limits the wait for all reads of a page, and records the result. */
export class ReadingBudget {
  isLate = false
  hasFailed = false
  /** A read failed other than by `not-found`. */
  isBroken = false
  readonly #deadline: Promise<void>
  #isOver = false

  constructor(budgetMs: number, signal: AbortSignal) {
    this.#deadline = new Promise<void>((resolve) => {
      const end = () => {
        this.#isOver = true
        resolve()
      }
      setTimeout(end, budgetMs).unref()
      signal.addEventListener('abort', end, { once: true })
    })
  }

  get isWhole(): boolean {
    return !this.isLate && !this.hasFailed
  }

  readonly settle = async (loading: Promise<unknown>): Promise<void> => {
    await Promise.race([loading.catch(this.#fail), this.#deadline])
    if (this.#isOver) this.isLate = true
  }

  readonly #fail = (error: unknown): void => {
    this.hasFailed = true
    if (DomainError.from(error).kind !== 'not-found') this.isBroken = true
  }
}
