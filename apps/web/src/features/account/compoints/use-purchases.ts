import type { PlayerMeans } from '@croupier/domain'
import { createGifts } from '@croupier/domain/gifts'
import { createCompointShop, createPurchases, type Purchases } from '@croupier/domain/loyalty'
import { useSite } from '../../../shared/site/tab.tsx'

/** Null until the player's id is known, because purchases are kept by player. Call it in an observer. */
export function usePurchases(): Purchases | null {
  const site = useSite()
  const { player } = site
  const isKnown = player !== null && player.id !== null
  return isKnown ? site.playerPart(createOwnPurchases) : null
}

function createOwnPurchases(means: PlayerMeans): Purchases {
  const { products } = means.part(createCompointShop)
  const { list: gifts } = means.part(createGifts)
  return createPurchases({ ...means, products, gifts })
}
