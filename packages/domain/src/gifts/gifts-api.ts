import * as v from 'valibot'
import { CountSchema, dataOf, listOf, read, readChange, type Http } from '../core/index.ts'
import { GiftSchema } from './gift-schema.ts'
import type { AnsweredGift } from './gift.ts'

const GiftsAnswer = dataOf(listOf(GiftSchema, { keyOf: ({ id }) => id, max: 200 }))
const CountAnswer = dataOf(v.object({ count: CountSchema }))
const Success = v.object({ success: v.literal(true, 'the platform did not agree') })

export function createGiftsApi(http: Http) {
  return {
    gifts: async (signal: AbortSignal): Promise<readonly AnsweredGift[]> =>
      read(GiftsAnswer, await http.get('/json-api/user-gifts', { signal, auth: true }), 'gifts', http).data,
    payoutCount: async (signal: AbortSignal): Promise<number> =>
      read(
        CountAnswer,
        await http.get('/json-api/user-gifts/payout-gift-count', { signal, auth: true }),
        'gifts of a payout',
      ).data.count,
    async select(id: string | null): Promise<void> {
      const body = { user_gift_id: id }
      readChange(
        Success,
        await http.post('/json-api/user-gifts/cashbox-select', body, { auth: true }),
        'choosing a gift',
        http,
      )
    },
    async activate(id: string): Promise<void> {
      const path = `/json-api/gifts/activate/${encodeURIComponent(id)}`
      readChange(Success, await http.put(path, {}, { auth: true }), 'activating a gift', http)
    },
    /** Cancels a bonus that is being wagered; null: all of them. */
    async cancel(id: string | null): Promise<void> {
      const path = id === null ? '' : `/${encodeURIComponent(id)}`
      const answer = await http.post(`/json-api/user-gifts/cancel${path}`, {}, { auth: true })
      readChange(Success, answer, 'cancelling a bonus', http)
    },
  }
}
