import * as v from 'valibot'
import {
  AmountSchema,
  CountSchema,
  CurrencySchema,
  IdSchema,
  NameSchema,
  NoteOrNullSchema,
  NumberSchema,
  TimeSchema,
  dataOf,
  exactly,
  listOf,
  objectOf,
  read,
  readChange,
  type Http,
} from '../core/index.ts'
import { GIFT_REASONS, GIFT_STATES, GIFT_TYPES, type AnsweredGift } from './gift.ts'

const NumberOrNull = v.nullish(NumberSchema, null)
const LimitsSchema = v.nullish(listOf(v.object({ currency: CurrencySchema, limit: AmountSchema })), () => [])

const GiftSchema = v.pipe(
  objectOf({
    id: IdSchema,
    title: NameSchema,
    type: v.pipe(
      v.nullish(v.string(), 'other'),
      v.transform((text) => GIFT_TYPES.find((type) => type === text) ?? 'other'),
    ),
    state: v.picklist(GIFT_STATES),
    reason: v.pipe(
      v.nullish(v.string(), null),
      v.transform((text) => GIFT_REASONS.find((reason) => reason === text) ?? null),
    ),
    notification: NoteOrNullSchema,
    expiredAt: exactly(v.nullish(TimeSchema, null)),
    price: NumberOrNull,
    productId: v.nullish(IdSchema, null),
    amount: v.nullish(AmountSchema, null),
    percent: NumberOrNull,
    wager: NumberOrNull,
    rollover: NumberOrNull,
    is_selected: v.nullish(v.boolean(), null),
    restrictions: v.nullish(objectOf({ depositLimits: LimitsSchema }), () => ({ depositLimits: [] })),
    restrictionsState: exactly(
      v.nullish(v.object({ depositProgress: v.nullish(AmountSchema, 0) }), () => ({ depositProgress: 0 })),
    ),
  }),
  v.transform(({ expiredAt, is_selected, restrictions, restrictionsState, ...gift }): AnsweredGift => ({
    ...gift,
    expiresAt: expiredAt,
    isSelected: is_selected,
    depositLimits: restrictions.depositLimits,
    depositProgress: restrictionsState.depositProgress,
  })),
)

export type WireGift = v.InferInput<typeof GiftSchema>

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
      readChange(Success, await http.put(path, {}, { auth: true }), 'taking a gift', http)
    },
  }
}
