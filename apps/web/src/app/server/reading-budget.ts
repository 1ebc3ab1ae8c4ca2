import { DomainError } from '@croupier/domain/core'

/** Waits for data as long as one budget, shared by all who wait for the same page, allows; and remembers how it went. */
export class ReadingBudget {
  /** Something did not come in time. */
  isLate = false
  /** Something could not be read. */
  hasFailed = false
  /** Something failed otherwise than by not being there: that there is no such thing is an answer too. */
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

  /** All that was waited for is here. */
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
