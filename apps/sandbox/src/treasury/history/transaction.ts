import type { Currency } from '../../ground/values/currencies.ts'
import type { Locale } from '../../ground/wire/locale.ts'
import type { PayingWay } from '../payment-systems.ts'

export const STATUSES = ['new', 'processing', 'done', 'cancelled', 'declined'] as const
export type TransactionStatus = (typeof STATUSES)[number]
export type TransactionType = 'deposit' | 'payout'

export const isStatus = (value: unknown): value is TransactionStatus => STATUSES.some((status) => status === value)

export const isFinal = (status: TransactionStatus): boolean => status !== 'new' && status !== 'processing'

/** Details of a deposit for the payment page and for marketing. */
export interface DepositDetail {
  way: PayingWay
  /** Null: not given. */
  returnUrl: string | null
  locale: Locale
  accessToken: string | null
  depQs: string | null
  qs: string | null
}

export interface Transaction {
  id: number
  playerId: number
  type: TransactionType
  /** The player's key. One transaction each. */
  intent: string
  system: number
  amount: number
  currency: Currency
  status: TransactionStatus
  reason: string | null
  title: string | null
  /** Identifies the payment page; null for payouts. */
  token: string | null
  deposit: DepositDetail | null
  paidAt: number | null
  /** Time of the next automatic step. */
  dueAt: number | null
  createdAt: number
  updatedAt: number
}

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

/** The reference of a transaction's ledger entries. */
export const referenceOf = ({ id }: Pick<Transaction, 'id'>): string => `transaction:${id}`
