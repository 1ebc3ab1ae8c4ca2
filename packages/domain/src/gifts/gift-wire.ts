import * as v from 'valibot'
import {
  AddressSchema,
  AmountSchema,
  CountSchema,
  CurrencySchema,
  EndSchema,
  FlagSchema,
  IdSchema,
  NameSchema,
  NoteOrNullSchema,
  NumberSchema,
  SlugSchema,
  TimeSchema,
  exactly,
  giftTypeOf,
  listOf,
  objectOf,
} from '../core/index.ts'
import { GIFT_PLATFORMS, GIFT_REASONS, GIFT_STATES, type AnsweredGift } from './gift.ts'

const NumberOrNull = v.nullish(NumberSchema, null)
const AmountOrNull = v.nullish(AmountSchema, null)
const none = () => []

const TypeSchema = v.pipe(v.nullish(v.string(), 'other'), v.transform(giftTypeOf))
const PlacesSchema = v.nullish(
  listOf(v.object({ slug: SlugSchema, name: NameSchema }), { keyOf: ({ slug }) => slug, max: 100 }),
  none,
)
const SpinsSchema = v.nullish(
  objectOf({ count: CountSchema, left: v.nullish(CountSchema, null), bet: AmountOrNull }),
  null,
)
/** What a gift brings, on its own or as a part of a group. */
const gain = {
  title: NameSchema,
  type: TypeSchema,
  image: AddressSchema,
  amount: AmountOrNull,
  percent: NumberOrNull,
  wager: NumberOrNull,
  spins: SpinsSchema,
}
const PartSchema = v.pipe(
  objectOf({ id: v.nullish(IdSchema, null), ...gain }),
  v.transform(({ image, ...part }) => ({ ...part, picture: image })),
)

const ShareSchema = v.object({
  slug: SlugSchema,
  name: NameSchema,
  share: v.pipe(NumberSchema, v.minValue(0), v.maxValue(100)),
})
const RestrictionsSchema = objectOf({
  depositLimits: v.nullish(listOf(v.object({ currency: CurrencySchema, limit: AmountSchema })), none),
  platforms: v.nullish(listOf(v.picklist(GIFT_PLATFORMS), { keyOf: (platform) => platform }), none),
  producers: PlacesSchema,
  games: PlacesSchema,
  maxBet: AmountOrNull,
  shares: v.nullish(listOf(ShareSchema, { keyOf: ({ slug }) => slug, max: 50 }), none),
})

export const GiftSchema = v.pipe(
  objectOf({
    ...gain,
    id: IdSchema,
    state: v.picklist(GIFT_STATES),
    reason: v.pipe(
      v.nullish(v.string(), null),
      v.transform((text) => GIFT_REASONS.find((reason) => reason === text) ?? null),
    ),
    notification: NoteOrNullSchema,
    expiredAt: exactly(EndSchema),
    price: NumberOrNull,
    productId: v.nullish(IdSchema, null),
    rollover: NumberOrNull,
    wagerTotal: AmountOrNull,
    wagerUntil: v.nullish(TimeSchema, null),
    wagerDays: v.nullish(CountSchema, null),
    isCancelable: FlagSchema,
    is_selected: v.nullish(v.boolean(), null),
    gifts: v.nullish(listOf(PartSchema, { max: 50 }), none),
    restrictions: v.nullish(RestrictionsSchema, () => ({})),
    restrictionsState: exactly(
      v.nullish(v.object({ depositProgress: v.nullish(AmountSchema, 0) }), () => ({ depositProgress: 0 })),
    ),
  }),
  v.transform(({ expiredAt, is_selected, image, gifts, restrictions, restrictionsState, ...gift }): AnsweredGift => ({
    ...gift,
    ...restrictions,
    picture: image,
    parts: gifts,
    expiresAt: expiredAt,
    isSelected: is_selected,
    depositProgress: restrictionsState.depositProgress,
  })),
)

export type WireGift = v.InferInput<typeof GiftSchema>
