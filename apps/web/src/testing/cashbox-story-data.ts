import { inAMinute } from '../../../testing/form-faults.ts'
import { aPlayer, STORY_NOW } from '../../../testing/story-data.ts'
import { settingsOf } from '../../../testing/story-settings.tsx'
import type { AnswerTable, PlatformAnswer, PlatformFault } from '@croupier/platform-fixtures'
import type { TextKey, Translate } from '../../../shared/texts/texts.ts'
import { GAMES_ORIGIN, storySite } from '../../../testing/story-site.tsx'

// For stories only: a cashbox as the platform would fill it.

type Globals = Readonly<Record<string, unknown>>

const PATH = '/json-api/treasury'
const at = (hoursAgo: number) => new Date(STORY_NOW - hoursAgo * 3_600_000).toISOString()
const of = (data: unknown): PlatformAnswer => ({ body: { data } })

export const wireTransaction = (currency: string, changes: object = {}) => ({
  id: 1,
  type: 'deposit',
  intent: 'story-intent-of-the-player',
  payment_system: { key: 88, name: 'Meridian', image: null },
  amount: 50_000,
  currency,
  status: 'done',
  reason: null,
  title: '•••• 4242',
  pay_url: null,
  cancellable: false,
  created_at: at(5),
  updated_at: at(2),
  ...changes,
})

const system = (currency: string, key: number, name: string, more: object = {}) => ({
  key,
  position: key,
  name,
  image: null,
  limits: [{ currency, min: 1000, max: 5_000_000 }],
  way: 'open',
  method: null,
  saves_cards: false,
  ...more,
})
const payoutSystem = (currency: string, more: object = {}) => ({
  ...system(currency, 88, 'Meridian'),
  payout_url: `${PATH}/user-payout/88`,
  confirm: null,
  fields: [
    { name: 'card', title: 'Card', type: 'card', placeholder: '0000 0000 0000 0000', min_length: 13, max_length: 19 },
  ],
  saved: [],
  ...more,
})

/** What the platform answers at each page of the cashbox; a story replaces what it is about. */
export const cashboxAnswers = (currency: string): AnswerTable => ({
  [`${PATH}/payment-system`]: of([
    system(currency, 77, 'Lirova'),
    system(currency, 88, 'Meridian'),
    system(currency, 99, 'Bankaro'),
    system(currency, 5, 'Zennik'),
  ]),
  [`${PATH}/general-limit`]: of([]),
  [`${PATH}/sum-range`]: of([50_000, 100_000, 250_000, 500_000]),
  [`${PATH}/user/last-bet`]: of(null),
  [`${PATH}/user/cards`]: of([]),
  [`${PATH}/payout-system`]: of([payoutSystem(currency), { ...payoutSystem(currency), key: 77, name: 'Lirova' }]),
  [`${PATH}/user/new-payouts`]: of([]),
  [`${PATH}/user/payouts`]: { body: { data: [], total: 0, totals: { deposited: 0, withdrawn: 0 } } },
  [`${PATH}/user/deposits`]: { body: { data: [], total: 0, totals: { deposited: 0, withdrawn: 0 } } },
  '/json-api/user-gifts': of([]),
  '/json-api/user-gifts/payout-gift-count': of({ count: 0 }),
})

/** Saved destinations and cards of a player who has been here before. */
export const knownPlaces = (currency: string): AnswerTable => ({
  [`${PATH}/user/cards`]: of([
    { id: 1, payment_system: 77, title: '•••• 4242', expires: '12/30' },
    { id: 2, payment_system: 77, title: '•••• 1881', expires: '03/28' },
  ]),
  [`${PATH}/payout-system`]: of([payoutSystem(currency, { saved: [{ id: 1, title: '•••• 4242' }] })]),
})

/** Ways to withdraw that want a code from a text message. */
export const confirmedByPhone = (currency: string): AnswerTable => ({
  [`${PATH}/payout-system`]: of([payoutSystem(currency, { confirm: 'phone' })]),
})

/** A deposit that was begun and not paid. */
export const aWaitingDeposit = (currency: string): AnswerTable => ({
  [`${PATH}/user/deposits`]: {
    body: {
      data: [wireTransaction(currency, { status: 'new', title: null, pay_url: `${GAMES_ORIGIN}/pay/story` })],
      total: 1,
      totals: { deposited: 0, withdrawn: 0 },
    },
  },
})

export const aDepositGift = (currency: string, changes: object = {}): AnswerTable => ({
  '/json-api/user-gifts': of([
    {
      id: 1,
      title: 'Friday double',
      type: 'deposit_bonus',
      state: 'received',
      reason: 'promotions',
      notification: null,
      expiredAt: null,
      price: null,
      productId: null,
      amount: null,
      percent: 100,
      wager: 30,
      rollover: null,
      is_selected: true,
      restrictions: { depositLimits: [{ currency, limit: 2_000_000 }] },
      restrictionsState: { depositProgress: 0 },
      ...changes,
    },
  ]),
})

/** A week without games and deposits. */
export const aBreak = (currency: string): AnswerTable => {
  const none = { amount: null, used: 0, left: null, frees_at: at(-24), pending: null }
  return {
    '/json-api/users/limits': of({
      currency,
      deposit: { day: none, week: none, month: none },
      raise_delay: 86_400,
      reality_check: { minutes: null },
      break: { period: 'week', until: at(-6 * 24) },
    }),
  }
}

/** Requests in every state. */
export const payoutsOfEachState = (currency: string): AnswerTable => {
  const payout = (id: number, status: string, more: object = {}) =>
    wireTransaction(currency, { id, type: 'payout', status, amount: 120_000 * id, ...more })
  return {
    [`${PATH}/user/new-payouts`]: of([payout(1, 'new', { cancellable: true }), payout(2, 'processing')]),
    [`${PATH}/user/payouts`]: {
      body: {
        data: [
          payout(3, 'done'),
          payout(4, 'declined', { reason: 'name_mismatch' }),
          payout(5, 'cancelled', { reason: 'player' }),
        ],
        total: 3,
        totals: { deposited: 950_000, withdrawn: 360_000 },
      },
    },
  }
}

/** A request that came to nothing for a reason that the site has no words for. */
export const aPayoutDeclinedOddly = (currency: string): AnswerTable => ({
  [`${PATH}/user/payouts`]: {
    body: {
      data: [wireTransaction(currency, { type: 'payout', status: 'declined', reason: 'moon_phase' })],
      total: 1,
      totals: { deposited: 0, withdrawn: 0 },
    },
  },
})

export const depositsOfEachState = (currency: string): AnswerTable => ({
  [`${PATH}/user/deposits`]: {
    body: {
      data: [
        wireTransaction(currency, { id: 1, status: 'new', title: null }),
        wireTransaction(currency, { id: 2, status: 'processing', amount: 250_000 }),
        wireTransaction(currency, { id: 3, amount: 1_234_567 }),
        wireTransaction(currency, { id: 4, status: 'declined', reason: 'bank_declined' }),
        wireTransaction(currency, { id: 5, status: 'cancelled', reason: 'expired' }),
      ],
      total: 5,
      totals: { deposited: 1_234_567, withdrawn: 360_000 },
    },
  },
})

/** What became of a deposit, for the page that the provider sends back to. */
export const theIntent = (currency: string, changes: object): AnswerTable => ({
  [`${PATH}/intents/story-intent-of-the-player`]: of(wireTransaction(currency, changes)),
})

/** The platform knows of no attempt and agrees to end each. */
export const nothingMade = (): AnswerTable => ({
  [`GET ${PATH}/intents/*`]: { status: 404, body: { errors: [{ code: 'not_found' }] } },
  [`POST ${PATH}/intents/*`]: of(null),
})

/** What is told of a fault after which no money has moved; `lost`: where no answer came. */
export function sayMoneyFault(t: Translate, { name, kind }: PlatformFault, lost: TextKey): string {
  if (name === 'status 429') return t('cashbox.too_many_requests', { when: inAMinute(t) })
  if (kind === 'unauthorized') return t('cashbox.signedOut')
  return t(kind === 'rejected' || kind === 'forbidden' || kind === 'not-found' ? 'cashbox.rejected' : lost)
}

export interface CashboxStory {
  /** Laid over `cashboxAnswers`. */
  readonly answers?: (currency: string) => AnswerTable
  readonly platform?: 'waits' | 'down'
  /** Minor units left to wager. */
  readonly wagering?: number
  /** The platform does not tell the balance. */
  readonly isBalanceDown?: boolean
}

/** A signed-in player at the cashbox, in the brand's own currency. */
export function cashboxSite(globals: Globals, story: CashboxStory = {}) {
  const { answers, platform, wagering = 0, isBalanceDown = false } = story
  const { brand, t } = settingsOf(globals)
  const currency = brand.defaultCurrency
  const player = aPlayer(currency)
  const { balance, ...others } = player
  return storySite({
    locale: t.locale,
    platform: platform ?? {
      ...cashboxAnswers(currency),
      ...(isBalanceDown && { '/json-api/users/balance': { status: 503 } }),
      ...answers?.(currency),
    },
    player: { ...others, ...(balance && !isBalanceDown && { balance: { ...balance, wagering } }) },
  })
}
