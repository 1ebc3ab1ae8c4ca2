import type { Site } from '@croupier/domain'
import { createPublicTournaments, createTournaments, type Tournaments } from '@croupier/domain/tournaments'
import { useSite } from '../site/tab.tsx'

/** Tournaments as this visitor sees them: with the player's marks and places, or without for guests. */
export const tournamentsOf = (site: Site): Tournaments =>
  site.playerPart(createTournaments) ?? site.part(createPublicTournaments)

/** Tournaments as this visitor sees them. Call it in an observer. */
export function useTournaments(): Tournaments {
  return tournamentsOf(useSite())
}
