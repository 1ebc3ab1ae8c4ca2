import type { Gift, GiftTerms, WireGift } from '@croupier/domain/gifts'

/** A gift on the wire: a bonus on deposits in euros and roubles. */
export const wireGift = (id: number, changes: Partial<WireGift> = {}): WireGift => ({
  id,
  title: `Gift ${id}`,
  type: 'deposit_bonus',
  state: 'received',
  reason: 'personal',
  notification: null,
  expiredAt: '2026-02-01T00:00:00Z',
  price: null,
  productId: null,
  amount: null,
  percent: 100,
  wager: 30,
  rollover: null,
  is_selected: false,
  restrictions: {
    depositLimits: [
      { currency: 'EUR', limit: 50_000 },
      { currency: 'RUB', limit: 5_000_000 },
    ],
  },
  restrictionsState: { depositProgress: 0 },
  ...changes,
})

/** A gift with nothing but its amount. */
const NO_TERMS: GiftTerms = {
  picture: null,
  parts: [],
  platforms: [],
  producers: [],
  games: [],
  maxBet: null,
  shares: [],
  spins: null,
  wagerTotal: null,
  wagerUntil: null,
  wagerDays: null,
  isCancelable: false,
}

/** The same gift as an entity, received just before it ends. */
export const aGift = (changes: Partial<Gift> = {}): Gift => ({
  ...NO_TERMS,
  id: '1',
  title: 'A gift',
  type: 'deposit_bonus',
  state: 'received',
  reason: 'personal',
  notification: null,
  expiresAt: Date.parse('2026-01-15T12:00:00Z') + 1,
  price: null,
  productId: null,
  amount: null,
  percent: 100,
  wager: 30,
  rollover: null,
  isSelected: false,
  depositLimits: [{ currency: 'EUR', limit: 500 }],
  depositProgress: 0,
  ...changes,
})
