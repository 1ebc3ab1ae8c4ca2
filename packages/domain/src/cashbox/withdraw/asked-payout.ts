import * as v from 'valibot'
import type { AskedLog, TabStorage } from '../../core/index.ts'
import type { PayoutOutcome, PayoutRequest } from '../deposit/payments-api.ts'

const AskedPayoutSchema = v.object({
  key: v.string(),
  request: v.object({
    payoutUrl: v.string(),
    amount: v.pipe(v.number(), v.safeInteger()),
    savedId: v.nullable(v.string()),
    fields: v.record(v.string(), v.string()),
    cancelsGifts: v.boolean(),
  }),
  answer: v.object({ kind: v.literal('code-sent'), phone: v.string(), nextCodeAt: v.number() }),
})

/** Keeps the payout that waits for its code in this tab, the destination included (decision 33). */
export function createAskedPayouts(storage: TabStorage, owner: string): AskedLog<PayoutRequest, PayoutOutcome> {
  const place = `payout-code-${owner}`
  return {
    read(key) {
      const kept = v.safeParse(AskedPayoutSchema, storage.read(place))
      return kept.success && kept.output.key === key ? kept.output : null
    },
    write: (key, { request, answer }) => storage.write(place, { key, request, answer }),
    clear: () => storage.write(place, null),
  }
}
