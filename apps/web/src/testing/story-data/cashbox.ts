import type { WirePaymentSystem, WirePayoutSystem, WireTransaction } from '@croupier/domain/cashbox'
import type { WireGift } from '@croupier/domain/gifts'
import {
  wireGift,
  wirePaymentSystem,
  wirePayoutSystem,
  wireTransaction as aTransaction,
  wireTransactionPage,
  type AnswerTable,
  type PlatformAnswer,
  type PlatformFault,
} from '@croupier/platform-fixtures'
import type { PlainTextKey, Translate } from '#shared/texts/translate.ts'
import { inAMinute, isRefusalFault } from '../form-faults.ts'
import { STORY_NOW } from './now.ts'
import { asPlayer } from '../story-context.ts'
import { GAMES_ORIGIN, type StoryFrameProps } from '../story-site.tsx'

// Stories only: cashbox data.

const PATH = '/json-api/treasury'
const at = (hoursAgo: number) => new Date(STORY_NOW - hoursAgo * 3_600_000).toISOString()
const of = (data: unknown): PlatformAnswer => ({ body: { data } })

const transaction = (currency: string, changes: Partial<WireTransaction> = {}): WireTransaction =>
  aTransaction({
    type: 'deposit',
    intent: 'story-attempt-of-the-player',
    payment_system: { key: 88, name: 'Meridian', image: null },
    amount: 50_000,
    currency,
    status: 'done',
    cancellable: false,
    created_at: at(5),
    updated_at: at(2),
    ...changes,
  })

/** Milliseconds, in the host's zone. */
export const OVER_MIDNIGHT = {
  created: new Date(STORY_NOW).setHours(0, -2, 0, 0),
  updated: new Date(STORY_NOW).setHours(0, 2, 0, 0),
}

const page = (items: WireTransaction[], totals = { deposited: 0, withdrawn: 0 }): PlatformAnswer => ({
  body: { ...wireTransactionPage(items), totals },
})

const system = (currency: string, key: number, name: string): WirePaymentSystem =>
  wirePaymentSystem(key, {
    name,
    image: null,
    limits: [{ currency, min: 1000, max: 5_000_000 }],
    saves_cards: false,
  })
const payoutSystem = (currency: string, changes: Partial<WirePayoutSystem> = {}): WirePayoutSystem =>
  wirePayoutSystem({
    position: 88,
    name: 'Meridian',
    limits: [{ currency, min: 1000, max: 5_000_000 }],
    payout_url: `${PATH}/user-payout/88`,
    fields: [
      { name: 'card', title: 'Card', type: 'card', placeholder: '0000 0000 0000 0000', min_length: 13, max_length: 19 },
    ],
    ...changes,
  })

/** Default answers of the cashbox routes. */
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
  [`${PATH}/payout-system`]: of([payoutSystem(currency), payoutSystem(currency, { key: 77, name: 'Lirova' })]),
  [`${PATH}/user/new-payouts`]: of([]),
  [`${PATH}/user/payouts`]: page([]),
  [`${PATH}/user/deposits`]: page([]),
  '/json-api/user-gifts': of([]),
  '/json-api/user-gifts/payout-gift-count': of({ count: 0 }),
})

export const knownPlaces = (currency: string): AnswerTable => ({
  [`${PATH}/user/cards`]: of([
    { id: 1, payment_system: 77, title: '•••• 4242', expires: '12/30' },
    { id: 2, payment_system: 77, title: '•••• 1881', expires: '03/28' },
  ]),
  [`${PATH}/payout-system`]: of([payoutSystem(currency, { saved: [{ id: 1, title: '•••• 4242' }] })]),
})

/** Payout systems that require a text message code. */
export const confirmedByPhone = (currency: string): AnswerTable => ({
  [`${PATH}/payout-system`]: of([payoutSystem(currency, { confirm: 'phone' })]),
})

export const aWaitingDeposit = (currency: string): AnswerTable => ({
  [`${PATH}/user/deposits`]: page([
    transaction(currency, { status: 'new', title: null, pay_url: `${GAMES_ORIGIN}/pay/story` }),
  ]),
})

export const aDepositGift = (currency: string, changes: Partial<WireGift> = {}): AnswerTable => ({
  '/json-api/user-gifts': of([
    wireGift(1, {
      title: 'Friday double',
      reason: 'promotions',
      expiredAt: null,
      is_selected: true,
      restrictions: { depositLimits: [{ currency, limit: 2_000_000 }] },
      ...changes,
    }),
  ]),
})

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

/** A daily deposit limit that leaves little, and what else the limits say. */
export const aTightLimit = (currency: string, more: object = {}): AnswerTable => {
  const none = { amount: null, used: 0, left: null, frees_at: at(-24), pending: null }
  return {
    '/json-api/users/limits': of({
      currency,
      deposit: { day: { ...none, amount: 100_000, used: 80_000, left: 20_000 }, week: none, month: none },
      raise_delay: 86_400,
      reality_check: { minutes: null },
      break: null,
      ...more,
    }),
  }
}

export const payoutsOfEachState = (currency: string): AnswerTable => {
  const payout = (id: number, status: WireTransaction['status'], more: Partial<WireTransaction> = {}) =>
    transaction(currency, { id, type: 'payout', status, amount: 120_000 * id, ...more })
  return {
    [`${PATH}/user/new-payouts`]: of([payout(1, 'new', { cancellable: true }), payout(2, 'processing')]),
    [`${PATH}/user/payouts`]: page(
      [
        payout(3, 'done'),
        payout(4, 'declined', { reason: 'name_mismatch' }),
        payout(5, 'cancelled', { reason: 'player' }),
      ],
      { deposited: 950_000, withdrawn: 360_000 },
    ),
  }
}

/** A request rejected for a reason without a text. */
export const aPayoutDeclinedOddly = (currency: string): AnswerTable => ({
  [`${PATH}/user/payouts`]: page([transaction(currency, { type: 'payout', status: 'declined', reason: 'moon_phase' })]),
})

export const aDepositOverMidnight = (currency: string): AnswerTable => {
  const [created_at, updated_at] = [OVER_MIDNIGHT.created, OVER_MIDNIGHT.updated].map((time) =>
    new Date(time).toISOString(),
  )
  return { [`${PATH}/user/deposits`]: page([transaction(currency, { id: 1, created_at, updated_at })]) }
}

export const depositsOfEachState = (currency: string): AnswerTable => ({
  [`${PATH}/user/deposits`]: page(
    [
      transaction(currency, { id: 1, status: 'new', title: null }),
      transaction(currency, { id: 2, status: 'processing', amount: 250_000 }),
      transaction(currency, { id: 3, amount: 1_234_567 }),
      transaction(currency, { id: 4, status: 'declined', reason: 'bank_declined' }),
      transaction(currency, { id: 5, status: 'cancelled', reason: 'expired' }),
    ],
    { deposited: 1_234_567, withdrawn: 360_000 },
  ),
})

/** Deposit status for the page the provider returns to. */
export const attemptAnswers = (currency: string, changes: Partial<WireTransaction>): AnswerTable => ({
  [`${PATH}/intents/story-attempt-of-the-player`]: of(transaction(currency, changes)),
})

/** A declined deposit is the latest one. */
export const latestDeposit = (currency: string): AnswerTable => ({
  [`${PATH}/user/deposits`]: page([transaction(currency, { status: 'declined', reason: 'bank_declined' })]),
})

/** Text of a fault after which no money has moved; `lost`: without an answer. */
export function formatMoneyFault(t: Translate, fault: PlatformFault, lost: PlainTextKey): string {
  const { name, kind } = fault
  if (name === 'status 429') return t('cashbox:too_many_requests', { when: inAMinute(t) })
  if (kind === 'unauthorized') return t('cashbox:signedOut')
  return t(isRefusalFault(fault) ? 'cashbox:rejected' : lost)
}

interface CashboxStory {
  readonly answers?: (currency: string) => AnswerTable
  readonly platform?: 'waits' | 'down'
  /** Remaining wager, minor units. */
  readonly wagering?: number
  readonly isBalanceDown?: boolean
  /** Default: one that demands nothing. */
  readonly market?: StoryFrameProps['market']
  /** Default: the platform does not say. */
  readonly hasPlayed?: boolean | null
}

/** Loads the cashbox of a player, in the brand's currency. */
export const inCashbox = ({
  answers,
  platform,
  wagering = 0,
  isBalanceDown = false,
  market = null,
  hasPlayed = null,
}: CashboxStory = {}) =>
  asPlayer(
    ({ currency }) =>
      platform ?? {
        ...cashboxAnswers(currency),
        ...(isBalanceDown && { '/json-api/users/balance': { status: 503 } }),
        ...answers?.(currency),
      },
    {
      change: ({ balance, profile, ...others }) => ({
        ...others,
        profile: { ...profile, hasPlayed },
        ...(!isBalanceDown && { balance: { ...balance, wagering } }),
      }),
      tab: () => ({ market }),
    },
  )
