interface Kept {
  readonly work: unknown
  /** Frees what was not taken. */
  readonly drop: () => void
}

/**
 * Unsent work of a player whose session the platform ended, for the next login of the same player. In memory only: it ends
 * with the tab, with a logout, and when another player comes.
 */
export class KeptWork {
  #owner: string | null = null
  readonly #kept = new Map<string, Kept>()

  get isEmpty(): boolean {
    return this.#kept.size === 0
  }

  keep(owner: string, name: string, kept: Kept): void {
    if (owner !== this.#owner) this.drop()
    this.#owner = owner
    this.#kept.set(name, kept)
  }

  /** Returns the work once, and drops that of another player. */
  take(owner: string, name: string): unknown {
    if (owner !== this.#owner) this.drop()
    const kept = this.#kept.get(name)
    this.#kept.delete(name)
    return kept?.work ?? null
  }

  drop(): void {
    for (const { drop } of this.#kept.values()) drop()
    this.#kept.clear()
  }
}
