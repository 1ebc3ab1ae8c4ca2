import { PRODUCT_KINDS, PRODUCT_ORDERS, type ProductFilter, type ProductOrder } from '@croupier/domain/loyalty'
import { COMPOINTS_PATH } from '#shared/navigation/addresses.ts'
import type { PageQuery } from '#shared/site/page-parameters.ts'

/** Which products are shown, and in which order: `?kind=`, `?affordable=1` and `?order=`. */
export interface ShopView extends ProductFilter {
  readonly order: ProductOrder
}

const [DEFAULT_ORDER] = PRODUCT_ORDERS

/** Ignores unknown values in an address. */
export const readView = (query: PageQuery): ShopView => ({
  kind: PRODUCT_KINDS.find((kind) => kind === query.get('kind')) ?? null,
  isAffordable: query.get('affordable') === '1',
  order: PRODUCT_ORDERS.find((order) => order === query.get('order')) ?? DEFAULT_ORDER,
})

/** The query with this view; what is usual is left out. */
export function withView(query: URLSearchParams, { kind, isAffordable, order }: ShopView): URLSearchParams {
  const changed = new URLSearchParams(query)
  const parts = { kind, affordable: isAffordable ? '1' : null, order: order === DEFAULT_ORDER ? null : order }
  for (const [name, value] of Object.entries(parts)) {
    if (value === null) changed.delete(name)
    else changed.set(name, value)
  }
  return changed
}

/** The address of a product's dialog above the shop with its view; null: the shop alone. */
export function addressOf(query: URLSearchParams, product: string | null): string {
  const changed = new URLSearchParams(query)
  if (product === null) changed.delete('product')
  else changed.set('product', product)
  return changed.size === 0 ? COMPOINTS_PATH : `${COMPOINTS_PATH}?${changed.toString()}`
}
