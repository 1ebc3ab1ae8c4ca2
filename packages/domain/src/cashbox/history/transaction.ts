export type TransactionType = 'deposit' | 'payout'

/** `new`: a deposit waits for its payment, a payout for its review. The last three are final. */
export const TRANSACTION_STATUSES = ['new', 'processing', 'done', 'cancelled', 'declined'] as const
export type TransactionStatus = (typeof TRANSACTION_STATUSES)[number]

/** Money on its way in or out, as the platform knows it. */
export interface Transaction {
  readonly id: string
  readonly type: TransactionType
  /** The key of the player's attempt it came from, where it came from one. */
  readonly attemptKey: string | null
  readonly system: { readonly key: number; readonly name: string; readonly image: string | null }
  /** Minor units. */
  readonly amount: number
  readonly currency: string
  readonly status: TransactionStatus
  /** A code: why it was declined or cancelled. */
  readonly reason: string | null
  /** The card or destination, `•••• 4242`. */
  readonly title: string | null
  /** Where a deposit that waits for its payment is paid. */
  readonly payUrl: string | null
  readonly isCancellable: boolean
  /** Milliseconds since 1970, server time. */
  readonly createdAt: number
  /** When the status last changed. */
  readonly updatedAt: number
}

/** Whether nothing will change any more. */
export function isOver({ status }: Pick<Transaction, 'status'>): boolean {
  return status === 'done' || status === 'cancelled' || status === 'declined'
}
