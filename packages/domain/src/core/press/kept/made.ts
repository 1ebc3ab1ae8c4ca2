/** `new`: it waits for payment or review. The last three are final. */
export const TRANSACTION_STATUSES = ['new', 'processing', 'done', 'cancelled', 'declined'] as const
export type TransactionStatus = (typeof TRANSACTION_STATUSES)[number]

/** What the platform made of an attempt: a payment, a purchase, an exchange. */
export interface Made {
  readonly status: TransactionStatus
}

/** Whether the status of a transaction will not change any more. */
export function isOver({ status }: Made): boolean {
  return status === 'done' || isFailed({ status })
}

/** Whether nothing came of it. */
export function isFailed({ status }: Made): boolean {
  return status === 'cancelled' || status === 'declined'
}
