/** Somebody's win (core.md, 1; engagement.md, 2: Winners). */
export interface Winner {
  readonly id: string
  readonly nick: string
  readonly game: { readonly slug: string; readonly name: string; readonly preview: string | null }
  /** Minor units of `currency`. */
  readonly amount: number
  readonly currency: string
  /** ms since the epoch. */
  readonly at: number
}

/** How many the feed asks for and keeps (engagement.md, 9). */
export const WINNERS_LIMIT = 30

/** What is known and what came, each once, newest first, no more than `limit`. */
export function mergeWinners(known: readonly Winner[], fresh: readonly Winner[], limit = WINNERS_LIMIT): Winner[] {
  const byId = new Map([...known, ...fresh].map((winner) => [winner.id, winner]))
  return [...byId.values()].toSorted((a, b) => b.at - a.at).slice(0, limit)
}
