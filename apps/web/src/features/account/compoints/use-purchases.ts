import type { PlayerMeans } from '@croupier/domain'
import { createGifts } from '@croupier/domain/gifts'
import { createCompointShop, createPurchases, type Purchases } from '@croupier/domain/loyalty'
import { useKnownPlayerPart } from '../../../shared/site/use-known-player-part.ts'

/** Null until the player's id is known, because purchases are kept by player. Call it in an observer. */
export function usePurchases(): Purchases | null {
  return useKnownPlayerPart(createOwnPurchases)
}

function createOwnPurchases(means: PlayerMeans): Purchases {
  const { products } = means.part(createCompointShop)
  const { list: gifts } = means.part(createGifts)
  return createPurchases({ ...means, products, gifts })
}
