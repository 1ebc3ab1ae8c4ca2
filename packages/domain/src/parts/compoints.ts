import { GiftsStore } from '../gifts/index.ts'
import { CompointExchange, createCompointsConfig, createCompointShop, Purchases } from '../loyalty/index.ts'
import type { KnownPlayerMeans } from '../site/site-player.ts'

/** The purchases of a player in the shop: `site.knownPlayerPart(createPlayerPurchases)`. A gift proves a lost answer. */
export function createPlayerPurchases(means: KnownPlayerMeans): Purchases {
  const { products } = means.part(createCompointShop)
  const { list: gifts } = means.part(GiftsStore)
  return new Purchases({ ...means, products, gifts })
}

/** A player's exchange of compoints for money: `site.knownPlayerPart(createPlayerExchange)`. */
export const createPlayerExchange = (means: KnownPlayerMeans): CompointExchange =>
  new CompointExchange({ ...means, config: means.part(createCompointsConfig) })
