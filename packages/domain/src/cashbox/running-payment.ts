import * as v from 'valibot'
import { AttemptLog, type KeyValueStorage } from '../core/index.ts'

/** How long a payment may take, milliseconds. */
const PAYMENT_MS = 60 * 60_000
const AnyDetails = v.looseObject({})

/** Whether a payment that this player began on this device, in any tab, may be under way. */
export function isPaymentRunning(storage: KeyValueStorage, playerId: string | null, now: number): boolean {
  if (playerId === null) return false
  return ['deposit', 'payout'].some((kind) => {
    const attempt = new AttemptLog(storage, `${kind}-${playerId}`, AnyDetails).read(now)
    return attempt !== null && now - attempt.startedAt < PAYMENT_MS
  })
}
