export interface Favourites {
  /** Slugs, the latest first; null while unknown. */
  readonly slugs: readonly string[] | null
  readonly hasFailed: boolean
  has(slug: string): boolean
  /** Adds or removes the game; shown at once. */
  toggle(slug: string): void
  /** Reads again, after a failure or a change in another tab. */
  reload(): void
}

/** Favourites that a device keeps, the latest ones. */
export const MAX_FAVOURITES = 100
