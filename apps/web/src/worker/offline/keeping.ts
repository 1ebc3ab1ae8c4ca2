/** What the worker keeps, until a part of it fails: then all that was begun ends, and afterwards `forget` runs, once. */
export class Keeping {
  #end = new AbortController()
  #isOver = false
  readonly #running = new Set<Promise<void>>()
  readonly #forget: (error: unknown) => Promise<void>

  constructor(forget: (error: unknown) => Promise<void>) {
    this.#forget = forget
  }

  /** Whether something has failed: nothing is kept or looked up any more. */
  get isOver(): boolean {
    return this.#isOver
  }

  /** Runs work that keeps something; it ends with its signal. Its failure ends all. */
  async run(work: (signal: AbortSignal) => Promise<void>): Promise<void> {
    if (this.#isOver) return
    const running = work(this.#end.signal)
    this.#running.add(running)
    try {
      await running
    } catch (error) {
      await this.giveUp(error)
    } finally {
      this.#running.delete(running)
    }
  }

  /** Ends what is being kept. What was kept stays, and is looked up. */
  stop(): void {
    this.#end.abort()
    if (!this.#isOver) this.#end = new AbortController()
  }

  /** What fails once, as on a full disk, would fail for each file of each page. What is still being kept would outlive it. */
  async giveUp(error: unknown): Promise<void> {
    if (this.#isOver) return
    this.#isOver = true
    this.#end.abort()
    await Promise.allSettled(this.#running)
    await this.#forget(error)
  }
}
