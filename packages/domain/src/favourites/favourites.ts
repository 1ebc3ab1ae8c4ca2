/** The games a visitor chose to find again, wherever they are kept. */
export interface Favourites {
  /** Slugs, the latest first; null while unknown. */
  readonly slugs: readonly string[] | null
  /** They could not be read. */
  readonly hasFailed: boolean
  has(slug: string): boolean
  /** Adds the game, or takes it away; shown at once. */
  toggle(slug: string): void
  /** Reads them anew: after a failure, or because another tab changed them. */
  reload(): void
}

/** As many as a device keeps. */
export const MAX_FAVOURITES = 100
