import type { WireHighFive, WirePromotion } from '@croupier/domain/promotions'

/** An entry of a list of high fives on the wire. */
export const wireHighFive = (id: number, changes: Partial<WireHighFive> = {}): WireHighFive => ({
  id,
  userId: 100 + id,
  username: `Player ${id}`,
  at: `2026-01-15T11:${String(60 - id).padStart(2, '0')}:00Z`,
  ...changes,
})

/** A promotion on the wire, which runs from 1 to 31 January 2026. */
export const wirePromotion = (id: number, changes: Partial<WirePromotion> = {}): WirePromotion => ({
  id,
  type: 'promo',
  slug: `promotion-${id}`,
  title: `Promotion ${id}`,
  image: `/cdn/promotions/${id}.png`,
  background: `/cdn/promotions/${id}-background.png`,
  fund: '<b>€10,000</b>',
  template: 'template1',
  container: 'default',
  rules: '<p>Play and win.</p>',
  howToWin: '<p>Play often.</p>',
  results: '',
  prizes: [
    { id: 1, price: 500, currencyId: 'points', position: 1, title: '10 spins', image: null, total: 10, left: 7 },
    { id: 2, price: 900, currencyId: 'points', position: 2, title: 'A phone', image: null, winners: ['Ann'] },
  ],
  currency: { id: 'points', name: ['point', 'points'], icon: '/cdn/point.svg', url: '/points' },
  additionalCurrency: null,
  pointPrices: { EUR: 100, RUB: 10_000 },
  isHighFiveEnabled: true,
  highFiveCost: null,
  useParticipantBtn: true,
  achievements: true,
  prizePoolCounter: { id: 1, prizePool: 1_000_000, currency: 'EUR' },
  sentGiftsCount: 12,
  status: 'active',
  startAt: '2026-01-01T00:00:00Z',
  endAt: '2026-01-31T00:00:00Z',
  sortPriority: 1,
  drawAt: null,
  duckHuntId: null,
  ...changes,
})
