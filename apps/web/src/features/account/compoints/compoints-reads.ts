import type { Site } from '@croupier/domain'
import { createCompointShop } from '@croupier/domain/loyalty'

/** Prices and what is left change, so the browser reads them again on each visit of the page. */
export function readShop(site: Site): Promise<unknown> | undefined {
  const products = site.playerPart(createCompointShop)?.products
  if (!import.meta.env.SSR && products && !products.isIdle) products.reread()
  return products?.ensure()
}
