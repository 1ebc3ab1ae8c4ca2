import type { Purchases } from '@croupier/domain/loyalty'
import { createPlayerPurchases } from '@croupier/domain/parts'
import { useSite } from '#shared/site/tab.tsx'

/** Null until the player's id is known, because purchases are kept by player. Call it in an observer. */
export function usePurchases(): Purchases | null {
  return useSite().knownPlayerPart(createPlayerPurchases)
}
