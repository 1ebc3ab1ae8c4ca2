/** Renders under way that make kept pages new, for visitors who would get an old one. */
export class PageRefreshes<T> {
  readonly #waitMs: number
  readonly #underWay = new Map<string, Promise<T | undefined>>()

  /** @param waitMs how long after its beginning a refresh is waited for */
  constructor(waitMs: number) {
    this.#waitMs = waitMs
  }

  /** @param result never rejects */
  note(key: string, result: Promise<T | undefined>): void {
    const late = new Promise<undefined>((resolve) => {
      const timer = setTimeout(() => resolve(undefined), this.#waitMs)
      void result.finally(() => clearTimeout(timer))
    })
    const waiting = Promise.race([result, late])
    this.#underWay.set(key, waiting)
    void result.finally(() => {
      if (this.#underWay.get(key) === waiting) this.#underWay.delete(key)
    })
  }

  /** Waits for the refresh under way; undefined where there is none, where it failed, or where it takes too long. */
  async wait(key: string): Promise<T | undefined> {
    return this.#underWay.get(key)
  }
}
