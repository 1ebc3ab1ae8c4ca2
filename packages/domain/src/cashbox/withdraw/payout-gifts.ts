import type { KeptPress } from '../../core/index.ts'
import type { Transaction } from '../history/transaction.ts'
import type { PayoutOutcome, PayoutRequest, PhoneProof } from '../deposit/payments-api.ts'

/** The gifts that a payout cancels (docs/platform-api.md: `payout-gift-count`). */
export interface GiftsAtStake {
  count(): Promise<number>
  areGivenUp(count: number): Promise<boolean>
}

/** Asks before a payout cancels gifts, then sends it if the page is still open (`isWanted`). Returns whether it did. */
export async function sendKnowingGifts<Details extends object>(
  request: PayoutRequest,
  gifts: GiftsAtStake,
  attempts: KeptPress<PayoutRequest, Details, PayoutOutcome, PhoneProof, Transaction>,
  isWanted: () => boolean,
): Promise<boolean> {
  const mayGoOn = async (count: number) => isWanted() && (count === 0 || (await gifts.areGivenUp(count))) && isWanted()
  // If the count cannot be read, the platform's refusal contains it.
  const count = await gifts.count().catch(() => 0)
  if (!(await mayGoOn(count))) return false
  await attempts.run({ ...request, cancelsGifts: count > 0 })
  const { state } = attempts
  const isRefused = state.status === 'refused' && state.error.codes.includes('gifts_pending')
  if (isRefused && (await mayGoOn(Number(state.error.data['count'] ?? 1))))
    await attempts.run({ ...request, cancelsGifts: true })
  return true
}
