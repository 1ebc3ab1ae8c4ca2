import type { Means, Resource } from '../../core/index.ts'
import type { Product } from './product.ts'
import { loadProducts } from './products-api.ts'

export type CompointShopMeans = Pick<Means, 'http' | 'reads'>

/** The shop of gifts for compoints (docs/product-rules.md, Compoints). */
export class CompointShop {
  readonly products: Resource<readonly Product[]>

  constructor({ http, reads }: CompointShopMeans) {
    // Prices and stocks change, so each visit of the page reads them again.
    this.products = reads.one('compoints.products', (signal) => loadProducts(http, signal), { isLive: true })
  }
}

/** The shop where compoints buy gifts. */
export function createCompointShop(means: CompointShopMeans): CompointShop {
  return new CompointShop(means)
}
