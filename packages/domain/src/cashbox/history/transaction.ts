import type { Made } from '../../core/index.ts'

export type TransactionType = 'deposit' | 'payout'

export interface Transaction extends Made {
  readonly id: string
  readonly type: TransactionType
  /** The key of the attempt that made it, if any. */
  readonly attemptKey: string | null
  /** Null where the platform does not name it. */
  readonly system: { readonly key: number; readonly name: string; readonly image: string | null } | null
  /** Minor units. */
  readonly amount: number
  readonly currency: string
  readonly reason: string | null
  /** The card or destination, `•••• 4242`. */
  readonly title: string | null
  /** Where a deposit that waits for payment is paid. */
  readonly payUrl: string | null
  readonly canCancel: boolean
  /** Milliseconds since 1970; null: unknown. */
  readonly createdAt: number | null
  readonly updatedAt: number | null
}
