import type { Site } from '@croupier/domain'
import { createHighFives, createPublicHighFives, type HighFiveReads, type HighFives } from '@croupier/domain/promotions'
import { useSite } from '#shared/site/tab.tsx'

/** The player's high fives; null for guests. Call it in an observer. */
export function useOwnHighFives(): HighFives | null {
  return useSite().playerPart(createHighFives)
}

/** What is read of high fives: the player's own, or for guests those of all players. */
export const highFiveReads = (site: Site): HighFiveReads =>
  site.playerPart(createHighFives) ?? site.part(createPublicHighFives)

/** What is read of high fives by this visitor. Call it in an observer. */
export function useHighFiveReads(): HighFiveReads {
  return highFiveReads(useSite())
}
