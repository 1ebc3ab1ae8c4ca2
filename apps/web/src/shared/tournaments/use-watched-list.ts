import type { Resource } from '@croupier/domain/core'
import { createTournaments, type BoardKind, type Series } from '@croupier/domain/tournaments'
import { useEffect } from 'react'
import { useSite } from '../site/tab.tsx'

/**
 * Has a list of tournaments, or of series, read again while it is shown, after the starts and ends of its events and
 * where the operator may have moved these. Call it in an observer.
 *
 * @param list undefined: none is shown
 */
export function useWatchedList<E extends Series>(kind: BoardKind, list: Resource<readonly E[]> | undefined): void {
  const tournaments = useSite().visitorPart(createTournaments)
  useEffect(() => list && tournaments.watchList(kind, list), [tournaments, kind, list])
}
