import type { Pages } from '@croupier/domain/core'
import type { Game } from '@croupier/domain/games'

/** The first page of the list did not load. */
export const isListFailed = ({ hasFailed, items }: Pages<Game>): boolean => hasFailed && items.length === 0

/** The number of games in a list, or of those that are `known` otherwise. Null: awaited; undefined: unknown. */
export function countOf(list: Pages<Game> | null, known: number | null): number | null | undefined {
  const told = list?.total ?? known
  if (told !== null || list === null) return told
  if (list.isLoaded) return list.items.length
  return list.items.length > 0 || isListFailed(list) ? undefined : null
}
