import { giftTypeOf, type GiftType } from '../../core/index.ts'

/** What a product brings, by what the player gets: real money, money to wager, spins and free bets, points. */
export const PRODUCT_KINDS = ['money', 'bonus', 'spins', 'points', 'other'] as const
export type ProductKind = (typeof PRODUCT_KINDS)[number]

/** A gift that the shop sells for compoints. Null: unknown. */
export interface Product {
  readonly id: string
  readonly title: string
  /** What it is for; empty where the platform does not send it. */
  readonly text: string
  readonly image: string | null
  /** Type of the gift as the platform names it; empty where it does not. */
  readonly type: string
  readonly kind: ProductKind
  /** Compoints. */
  readonly price: number
  /** Wager multiplier, shown as x30. */
  readonly wager: number | null
  /** Least level that may buy it. */
  readonly level: number | null
  /** How many are left. */
  readonly left: number | null
  /** ms since the epoch. */
  readonly addedAt: number | null
}

const KIND_BY_TYPE: { readonly [Type in GiftType]?: ProductKind } = {
  cash: 'money',
  deposit_bonus: 'bonus',
  bonus_offer: 'bonus',
  cashback: 'bonus',
  nondeposit: 'bonus',
  xp: 'points',
  compoint: 'points',
  giftspin: 'spins',
  free_spins: 'spins',
  free_bets: 'spins',
}

/** By the type of the gift as the platform spells it. */
export const kindOf = (type: string): ProductKind => KIND_BY_TYPE[giftTypeOf(type)] ?? 'other'

/** Hours in which a bought gift is to be picked up (docs/product-rules.md, Compoints). */
export const PICKUP_HOURS = 100

/** The player who looks at the shop. Null: unknown. */
export interface Buyer {
  readonly compoints: number | null
  readonly level: number | null
}

/** Why a product cannot be bought now. `missing`: compoints that are needed besides the balance. */
export type Obstacle =
  | { readonly kind: 'sold-out' }
  | { readonly kind: 'level'; readonly level: number }
  | { readonly kind: 'funds'; readonly missing: number }

/** Null: nothing known prevents it. The platform decides. */
export function obstacleOf(product: Product, { compoints, level }: Buyer): Obstacle | null {
  if (product.left === 0) return { kind: 'sold-out' }
  if (product.level !== null && level !== null && level < product.level) return { kind: 'level', level: product.level }
  if (compoints !== null && compoints < product.price) return { kind: 'funds', missing: product.price - compoints }
  return null
}

/** All orders of the products of the shop. */
export const PRODUCT_ORDERS = ['affordable', 'cheap', 'dear', 'new'] as const
export type ProductOrder = (typeof PRODUCT_ORDERS)[number]

const byPrice = (one: Product, other: Product): number => one.price - other.price
const byAge = (one: Product, other: Product): number => (other.addedAt ?? 0) - (one.addedAt ?? 0)

/** In this order; those that cost or came the same keep the platform's. `affordable`: what can be bought first, the dearest first. */
export function sortProducts(products: readonly Product[], order: ProductOrder, buyer: Buyer): readonly Product[] {
  if (order === 'cheap') return products.toSorted(byPrice)
  if (order === 'dear') return products.toSorted((one, other) => byPrice(other, one))
  if (order === 'new') return products.toSorted(byAge)
  const [open, closed] = [
    products.filter((one) => !obstacleOf(one, buyer)),
    products.filter((one) => obstacleOf(one, buyer)),
  ]
  return [...open.toSorted((one, other) => byPrice(other, one)), ...closed.toSorted(byPrice)]
}

export interface ProductFilter {
  /** Null: all kinds. */
  readonly kind: ProductKind | null
  readonly isAffordable: boolean
}

/** The products of the kind; with `isAffordable` only those that nothing keeps the buyer from. */
export const filterProducts = (
  products: readonly Product[],
  { kind, isAffordable }: ProductFilter,
  buyer: Buyer,
): readonly Product[] =>
  products.filter((one) => (kind === null || one.kind === kind) && (!isAffordable || obstacleOf(one, buyer) === null))

/** The kinds that are sold, in the order in which they are offered. */
export const kindsOf = (products: readonly Product[]): readonly ProductKind[] =>
  PRODUCT_KINDS.filter((kind) => products.some((one) => one.kind === kind))
