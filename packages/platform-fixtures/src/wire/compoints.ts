import type { Product, WireProduct } from '@croupier/domain/loyalty'

/** A product of the shop on the wire. */
export const wireProduct = (id: number, changes: Partial<WireProduct> = {}): WireProduct => ({
  id,
  title: `Product ${id}`,
  type: 'cash',
  price: 100 * id,
  description: 'What it is for',
  image: `/cdn/prizes/${id}.png`,
  wager: null,
  level: 1,
  left: null,
  created_at: `2026-01-0${id}T00:00:00Z`,
  ...changes,
})

/** A product as an entity. */
export const aProduct = (changes: Partial<Product> = {}): Product => ({
  id: '1',
  title: 'A product',
  text: '',
  image: null,
  type: 'cash',
  kind: 'money',
  price: 100,
  wager: null,
  level: null,
  left: null,
  addedAt: null,
  ...changes,
})
