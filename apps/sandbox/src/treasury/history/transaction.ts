import type { Currency } from '../ledger/currencies.ts'
import type { Locale } from '../../wire/locale.ts'
import type { PayingWay } from '../deposits/payment-systems.ts'

export const STATUSES = ['new', 'processing', 'done', 'cancelled', 'declined'] as const
/** Of a deposit and of a payout alike (open points, "withdraw status"). */
export type TransactionStatus = (typeof STATUSES)[number]
export type TransactionType = 'deposit' | 'payout'

export const isStatus = (value: unknown): value is TransactionStatus => STATUSES.some((status) => status === value)

/** Nothing follows on these. */
export const isFinal = (status: TransactionStatus): boolean => status !== 'new' && status !== 'processing'

/** What the payment page needs to know, and what marketing wants kept. */
export interface DepositDetail {
  way: PayingWay
  /** Where the player goes back to; null: nobody said. */
  returnUrl: string | null
  locale: Locale
  /** Opens an invoice in the widget. */
  accessToken: string | null
  depQs: string | null
  qs: string | null
}

/** Money on its way in or out. */
export interface Transaction {
  id: number
  playerId: number
  type: TransactionType
  /** The key of the player's intent: one transaction each. */
  intent: string
  system: number
  /** Minor units. */
  amount: number
  currency: Currency
  status: TransactionStatus
  reason: string | null
  /** The card or the destination, as much of it as may be shown. */
  title: string | null
  /** Names the payment page; payouts have none. */
  token: string | null
  deposit: DepositDetail | null
  /** When the player paid. */
  paidAt: number | null
  /** When the next step is taken by itself. */
  dueAt: number | null
  createdAt: number
  updatedAt: number
}

/** As the database keeps it. */
export interface TransactionRow {
  id: number
  player_id: number
  type: TransactionType
  intent: string
  payment_system: number
  amount: number
  currency: Currency
  status: TransactionStatus
  reason: string | null
  title: string | null
  token: string | null
  detail: string
  paid_at: number | null
  due_at: number | null
  created_at: number
  updated_at: number
}

export const toTransaction = (row: TransactionRow): Transaction => ({
  id: row.id,
  playerId: row.player_id,
  type: row.type,
  intent: row.intent,
  system: row.payment_system,
  amount: row.amount,
  currency: row.currency,
  status: row.status,
  reason: row.reason,
  title: row.title,
  token: row.token,
  deposit: JSON.parse(row.detail) as DepositDetail | null,
  paidAt: row.paid_at,
  dueAt: row.due_at,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
})

/** What ledger entries of a transaction refer to. */
export const referenceOf = ({ id }: Pick<Transaction, 'id'>): string => `transaction:${id}`
