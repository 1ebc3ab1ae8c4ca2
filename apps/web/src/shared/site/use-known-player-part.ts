import type { PlayerMeans } from '@croupier/domain'
import { useSite } from './tab.tsx'

/** A part that keeps things by player: null for guests, and until the player's id is known. Call it in an observer. */
export function useKnownPlayerPart<T>(make: (means: PlayerMeans) => T): T | null {
  const site = useSite()
  const { player } = site
  return player !== null && player.id !== null ? site.playerPart(make) : null
}
