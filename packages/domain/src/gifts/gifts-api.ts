import * as v from 'valibot'
import { CountSchema, dataOf, listOf, type Http, SuccessAnswer } from '../core/index.ts'
import { GiftSchema } from './gift-wire.ts'
import type { AnsweredGift } from './gift.ts'

const GiftsAnswer = dataOf(listOf(GiftSchema, { keyOf: ({ id }) => id, max: 200 }))
const CountAnswer = v.pipe(
  dataOf(v.object({ count: CountSchema })),
  v.transform(({ count }) => count),
)

export function createGiftsApi(http: Http) {
  const change = async (method: 'put' | 'post', path: string, label: string, body: object): Promise<void> => {
    await http.change(method, `/json-api/${path}`, SuccessAnswer, { label, auth: true, body })
  }
  return {
    gifts: (signal: AbortSignal): Promise<readonly AnsweredGift[]> =>
      http.read('/json-api/user-gifts', GiftsAnswer, { label: 'gifts', auth: true, signal }),
    payoutCount: (signal: AbortSignal): Promise<number> =>
      http.read('/json-api/user-gifts/payout-gift-count', CountAnswer, {
        label: 'gifts of a payout',
        auth: true,
        signal,
      }),
    select: (id: string | null) => change('post', 'user-gifts/cashbox-select', 'choosing a gift', { user_gift_id: id }),
    activate: (id: string) => change('put', `gifts/activate/${encodeURIComponent(id)}`, 'activating a gift', {}),
    /** Cancels a bonus that is being wagered; null: all of them. */
    cancel: (id: string | null) =>
      change('post', `user-gifts/cancel${id === null ? '' : `/${encodeURIComponent(id)}`}`, 'cancelling a bonus', {}),
  }
}
