import type {
  Transaction,
  WireExclusions,
  WirePaymentSystem,
  WirePayoutSystem,
  WirePlayStep,
  WireRound,
  WireTransaction,
} from '@croupier/domain/cashbox'

export const wirePaymentSystem = (key: number, changes: Partial<WirePaymentSystem> = {}): WirePaymentSystem => ({
  key,
  position: key,
  name: `System ${key}`,
  image: `/cdn/systems/${key}.svg`,
  limits: [{ currency: 'EUR', min: 1000, max: 500_000 }],
  way: 'open',
  method: null,
  saves_cards: key === 88,
  ...changes,
})

export const wirePayoutSystem = (changes: Partial<WirePayoutSystem> = {}): WirePayoutSystem => ({
  key: 88,
  position: 1,
  name: 'Card',
  image: null,
  limits: [{ currency: 'EUR', min: 1000, max: 200_000 }],
  payout_url: '/json-api/treasury/payouts/88',
  confirm: null,
  fields: [{ name: 'card', title: 'Card number', type: 'card', placeholder: '', min_length: 16, max_length: 19 }],
  saved: [],
  ...changes,
})

export const wireTransaction = (changes: Partial<WireTransaction> = {}): WireTransaction => ({
  id: 1,
  type: 'payout',
  intent: null,
  payment_system: { key: 88, name: 'Card', image: null },
  amount: 5000,
  currency: 'EUR',
  status: 'new',
  reason: null,
  title: '•••• 4242',
  pay_url: null,
  cancellable: true,
  created_at: '2026-01-01T10:00:00Z',
  updated_at: '2026-01-01T10:00:00Z',
  ...changes,
})

/** A new deposit of €5 as an entity. */
export const aTransaction = (changes: Partial<Transaction> = {}): Transaction => ({
  id: '1',
  type: 'deposit',
  attemptKey: null,
  system: { key: 88, name: 'Card', image: null },
  amount: 500,
  currency: 'EUR',
  status: 'new',
  reason: null,
  title: null,
  payUrl: null,
  canCancel: false,
  createdAt: 0,
  updatedAt: 0,
  ...changes,
})

export const wireTransactionPage = (items: readonly WireTransaction[], total = items.length) => ({
  data: items,
  total,
  totals: { deposited: 70_000, withdrawn: 20_000 },
})

/** A round that was lost. */
export const wireRound = (id: number, changes: Partial<WireRound> = {}): WireRound => ({
  id,
  game: { slug: 'moon', name: 'Moon' },
  stake: 200,
  win: 0,
  currency: 'EUR',
  balance: 5000,
  is_free: false,
  at: '2026-01-15T12:00:00Z',
  ...changes,
})

/** A step with a loss. */
export const wirePlayStep = (from: string, changes: Partial<WirePlayStep> = {}): WirePlayStep => ({
  from,
  rounds: 10,
  stake: 2000,
  win: 1500,
  deposited: 5000,
  withdrawn: 0,
  ...changes,
})

/** One of all play runs open-ended, one of live games ends. */
export const wireExclusions = (changes: Partial<WireExclusions> = {}): WireExclusions => ({
  running: [
    { category: null, since: '2026-01-15T12:00:00Z', ends_at: null, liftable_from: '2026-07-31T12:00:00Z' },
    { category: 'live', since: '2026-01-15T12:00:00Z', ends_at: '2026-02-15T12:00:00Z', liftable_from: null },
  ],
  terms: ['P30D', 'P6M', 'P1Y'],
  open_ended: 'P6M',
  ends_by_itself: true,
  cooling: 'P7D',
  categories: ['slots', 'live', 'table'],
  effects: ['balance_withdrawable', 'deposits_cancelled', 'bonuses_end', 'promotions_left', 'tournaments_left'],
  ...changes,
})
