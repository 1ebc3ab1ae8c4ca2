/** How a part is made: its class, or a function that composes it. Also its key: a site, or a player, has one of each. */
export type Maker<M, T> = (new (means: M) => T) | ((means: M) => T)

/** The parts of a site or a player that only some pages need. */
export class Parts {
  readonly #made = new Map<object, unknown>()

  /** Makes a part on first use. */
  of<M, T>(maker: Maker<M, T>, means: () => M): T {
    if (!this.#made.has(maker)) this.#made.set(maker, make(maker, means()))
    // The key is what makes the part, so the types match.
    return this.#made.get(maker) as T
  }
}

const make = <M, T>(maker: Maker<M, T>, means: M): T => (isClass(maker) ? new maker(means) : maker(means))

/** The prototype of a class cannot be replaced; that of a function can, or there is none. */
const isClass = <M, T>(maker: Maker<M, T>): maker is new (means: M) => T =>
  Object.getOwnPropertyDescriptor(maker, 'prototype')?.writable === false
