/** A win in the feed (docs/product-rules.md, Lobby, games and search). */
export interface Winner {
  readonly id: string
  readonly nick: string
  readonly game: { readonly slug: string; readonly name: string; readonly preview: string | null }
  readonly amount: number
  /** Null: the platform names none; it is the brand's. */
  readonly currency: string | null
  /** ms since the epoch. */
  readonly at: number
}

/** Wins that are kept. */
export const WINNERS_LIMIT = 30

/** Merges two lists: each win once, newest first, at most `limit`. */
export function mergeWinners(known: readonly Winner[], fresh: readonly Winner[], limit = WINNERS_LIMIT): Winner[] {
  const byId = new Map([...known, ...fresh].map((winner) => [winner.id, winner]))
  return [...byId.values()].toSorted((a, b) => b.at - a.at).slice(0, limit)
}
