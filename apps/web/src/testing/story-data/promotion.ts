import type { Promotion } from '@croupier/domain/promotions'
import { STORY_NOW } from './now.ts'

const DAY_MS = 86_400_000

/** A running promotion with a button, whose points are voyage points. */
export const aPromotion = (changes: Partial<Promotion> = {}): Promotion => ({
  id: '7',
  type: 'promotion',
  slug: 'treasure-voyage',
  title: 'Treasure voyage',
  image: null,
  background: null,
  fund: '',
  template: 'template1',
  container: 'default',
  rules: '',
  howToWin: '',
  results: '',
  prizes: [],
  currency: { id: 'points', forms: [], icon: null, url: null },
  additionalCurrency: null,
  pointPrices: { EUR: 1000, RUB: 100_000, BRL: 5000 },
  isHighFiveEnabled: false,
  highFiveCost: null,
  hasParticipateButton: true,
  hasDepositAchievements: false,
  prizePool: null,
  sentGifts: null,
  status: 'active',
  startAt: STORY_NOW - 3 * DAY_MS,
  endAt: STORY_NOW + 4 * DAY_MS,
  sortPriority: 0,
  drawAt: null,
  duckHuntId: null,
  ...changes,
})
