/**
 * @promise Page of a promotion: the main prize is the last by position and first in view, the others leave no gap
 *   beside it; a price in an unknown currency
 * @proof prize-grid.test, promotion-page.stories (Lottery)
 * @journey none
 */

import { expect, test } from 'vitest'
import { prizeCurrency, sortPrizes } from './prize-order.ts'
import type { PromotionCurrency, PromotionPrize } from './promotion.ts'

const prize = (id: string, position: number): PromotionPrize => ({
  id,
  price: null,
  currencyId: null,
  position,
  title: '',
  image: null,
  total: null,
  left: null,
  winners: [],
})
const currency = (id: string): PromotionCurrency => ({ id, forms: [], icon: null, url: null })
const promotion = { currency: currency('points'), additionalCurrency: currency('hours') }

test('the main prize is the last by position, and prizes of one position keep their order', () => {
  const sorted = sortPrizes([prize('car', 3), prize('phone', 2), prize('watch', 2), prize('spins', 1)])
  expect(sorted.map(({ id }) => id)).toEqual(['spins', 'phone', 'watch', 'car'])
})

test.each([
  [null, 'points'],
  ['points', 'points'],
  ['hours', 'hours'],
  ['roubles', undefined],
])('a price in %s is in the currency %s', (currencyId, expected) => {
  expect(prizeCurrency({ currencyId }, promotion)?.id).toBe(expected)
})
