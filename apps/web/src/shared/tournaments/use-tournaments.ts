import type { Site } from '@croupier/domain'
import type { Resource } from '@croupier/domain/core'
import {
  createPublicTournaments,
  createTournaments,
  type BoardKind,
  type Series,
  type Tournaments,
} from '@croupier/domain/tournaments'
import { useEffect } from 'react'
import { useSite } from '../site/tab.tsx'

/** Tournaments as this visitor sees them: with the player's marks and places, or without for guests. */
export const tournamentsOf = (site: Site): Tournaments =>
  site.playerPart(createTournaments) ?? site.part(createPublicTournaments)

/** Tournaments as this visitor sees them. Call it in an observer. */
export function useTournaments(): Tournaments {
  return tournamentsOf(useSite())
}

/**
 * Has a list of tournaments, or of series, read again while it is shown, after the starts and ends of its events and
 * where the operator may have moved these. Call it in an observer.
 *
 * @param list undefined: none is shown
 */
export function useWatchedList<E extends Series>(kind: BoardKind, list: Resource<readonly E[]> | undefined): void {
  const tournaments = useTournaments()
  useEffect(() => list && tournaments.watchList(kind, list), [tournaments, kind, list])
}
