/**
 * @promise Compoints: the shop of compoints: order, kinds, obstacles to a purchase
 * @proof shop.contract.test, shop-view.test, shop-page.stories (Products, FiltersAndOrder, BalanceMoves,
 *   EveryFault, ProductNotLoaded)
 * @journey none
 */

import { describe, expect, test } from 'vitest'
import { aProduct } from '@croupier/platform-fixtures'
import { filterProducts, kindOf, kindsOf, obstacleOf, sortProducts } from './product.ts'

const buyer = { compoints: 100, level: 2 }
const products = [
  aProduct({ id: 'dear', price: 500, kind: 'bonus', addedAt: 4 }),
  aProduct({ id: 'small', price: 20, kind: 'money', addedAt: 3 }),
  aProduct({ id: 'gone', price: 10, left: 0, kind: 'money', addedAt: 2 }),
  aProduct({ id: 'high', price: 50, level: 3, kind: 'points', addedAt: null }),
  aProduct({ id: 'good', price: 100, kind: 'money', addedAt: 5 }),
]
const ids = (some: readonly { id: string }[]) => some.map(({ id }) => id)

test.each([
  ['cash', 'money'],
  ['deposit_bonus', 'bonus'],
  ['xp', 'points'],
  ['giftspin', 'spins'],
  ['moon_freeBet', 'spins'],
  ['moon_rock', 'other'],
  ['Deposit bonus', 'bonus'],
  ['CASH', 'money'],
  ['constructor', 'other'],
  ['', 'other'],
])('a gift of type "%s" is of the kind %s', (type, kind) => expect(kindOf(type)).toBe(kind))

describe('an obstacle to a purchase', () => {
  test.each([
    [{ price: 100 }, buyer, null],
    [{ price: 101 }, buyer, { kind: 'funds', missing: 1 }],
    [{ price: 1, level: 3 }, buyer, { kind: 'level', level: 3 }],
    [{ price: 1, level: 2 }, buyer, null],
    [{ price: 500, left: 0, level: 9 }, buyer, { kind: 'sold-out' }],
    [{ price: 1, left: 1 }, buyer, null],
    [{ price: 500, level: 9 }, { compoints: null, level: null }, null],
  ])('%o for %o: %o', (changes, of, expected) => expect(obstacleOf(aProduct(changes), of)).toEqual(expected))
})

describe('the order of products', () => {
  test.each([
    ['affordable', ['good', 'small', 'gone', 'high', 'dear']],
    ['cheap', ['gone', 'small', 'high', 'good', 'dear']],
    ['dear', ['dear', 'good', 'high', 'small', 'gone']],
    ['new', ['good', 'dear', 'small', 'gone', 'high']],
  ] as const)('%s', (order, expected) => expect(ids(sortProducts(products, order, buyer))).toEqual(expected))
})

test('products are filtered by kind and by what can be bought', () => {
  const kinds = (kind: 'money' | null, isAffordable: boolean) =>
    ids(filterProducts(products, { kind, isAffordable }, buyer))
  expect(kinds(null, false)).toHaveLength(5)
  expect(kinds('money', false)).toEqual(['small', 'gone', 'good'])
  expect(kinds('money', true)).toEqual(['small', 'good'])
  expect(kindsOf(products)).toEqual(['money', 'bonus', 'points'])
})
