import * as v from 'valibot'
import {
  AddressSchema,
  AmountSchema,
  AmountsSchema,
  CountSchema,
  CurrencySchema,
  EndSchema,
  FlagSchema,
  IdSchema,
  PersonNameSchema,
  NumberSchema,
  SlugSchema,
  TextSchema,
  TimeSchema,
  TitleOrNullSchema,
  TitleSchema,
  askedSlug,
  listOf,
  nameOfSlug,
  objectOf,
  settingOf,
} from '../core/index.ts'
import {
  PROMOTION_CONTAINERS,
  PROMOTION_TEMPLATES,
  type Promotion,
  type PromotionContainer,
  type PromotionCurrency,
  type PromotionPrize,
  type PromotionTemplate,
} from './promotion.ts'

const none = () => []

/** Without a time that can be read, the platform's status says whether the promotion runs. */
const TimeOrNull = v.nullish(TimeSchema, null)

const StatusSchema = v.pipe(
  v.nullish(v.string(), null),
  v.transform((text) => (['active', 'future', 'past'] as const).find((status) => status === text) ?? null),
)

/** The platform calls a promotion `promo` or `action`; what it does not name is one. */
const TypeSchema = v.pipe(
  v.nullish(v.string(), null),
  v.transform((text) => (text === 'tournament' ? 'tournament' : 'promotion')),
)

/** An unknown or unreadable template is drawn as a lottery's first, which shows all that may come. */
const TemplateSchema = settingOf(
  v.pipe(
    v.nullable(v.string()),
    v.transform((text): PromotionTemplate | null =>
      text === null || text === '' ? null : (PROMOTION_TEMPLATES.find((name) => name === text) ?? 'template1'),
    ),
  ),
  'template1',
)

const ContainerSchema = v.pipe(
  v.nullish(v.string(), null),
  v.transform((text): PromotionContainer => PROMOTION_CONTAINERS.find((name) => name === text) ?? 'default'),
)

/** One word, or its plural forms. */
const FormsSchema = v.pipe(
  v.nullish(
    v.union([
      v.pipe(
        TitleSchema,
        v.transform((word) => [word]),
      ),
      listOf(TitleSchema, { max: 4 }),
    ]),
    none,
  ),
  v.transform((forms) => forms.filter((form) => form.trim() !== '')),
)

const CurrencyEntries = v.pipe(
  objectOf({ id: IdSchema, name: FormsSchema, icon: AddressSchema, url: AddressSchema }),
  v.transform(({ name, ...currency }): PromotionCurrency => ({ ...currency, forms: name })),
)
const CurrencyOrNull = v.nullish(CurrencyEntries, null)

const WinnerSchema = v.union([
  PersonNameSchema,
  v.pipe(
    v.object({ username: PersonNameSchema }),
    v.transform(({ username }) => username),
  ),
])

const PrizeSchema = v.pipe(
  objectOf({
    id: IdSchema,
    price: v.nullish(CountSchema, null),
    currencyId: v.nullish(IdSchema, null),
    position: v.nullish(NumberSchema, 0),
    title: TitleOrNullSchema,
    image: AddressSchema,
    total: v.nullish(CountSchema, null),
    left: v.nullish(CountSchema, null),
    winners: v.nullish(listOf(WinnerSchema, { max: 1000 }), none),
  }),
  v.transform((prize): PromotionPrize => prize),
)

const PoolSchema = v.pipe(
  objectOf({ id: IdSchema, prizePool: AmountSchema, currency: v.nullish(CurrencySchema, null) }),
  v.transform(({ id, prizePool, currency }) => ({ id, amount: prizePool, currency })),
)

/** The platform sends a flag, a list or an object where there are any. */
const AnySchema = v.pipe(
  v.nullish(v.unknown(), null),
  v.transform((value) => (Array.isArray(value) ? value.length > 0 : Boolean(value))),
)

const promotionEntries = {
  id: IdSchema,
  type: TypeSchema,
  slug: SlugSchema,
  title: TitleSchema,
  image: AddressSchema,
  background: AddressSchema,
  fund: TextSchema,
  template: TemplateSchema,
  container: ContainerSchema,
  rules: TextSchema,
  howToWin: TextSchema,
  results: TextSchema,
  prizes: v.nullish(listOf(PrizeSchema, { keyOf: ({ id }) => id, max: 200 }), none),
  currency: CurrencyOrNull,
  additionalCurrency: CurrencyOrNull,
  pointPrices: AmountsSchema,
  isHighFiveEnabled: FlagSchema,
  highFiveCost: v.nullish(CountSchema, null),
  useParticipantBtn: FlagSchema,
  achievements: AnySchema,
  prizePoolCounter: v.nullish(PoolSchema, null),
  sentGiftsCount: v.nullish(CountSchema, null),
  status: StatusSchema,
  startAt: TimeOrNull,
  endAt: EndSchema,
  sortPriority: v.nullish(NumberSchema, 0),
  drawAt: TimeOrNull,
  duckHuntId: v.nullish(IdSchema, null),
}
const EntriesSchema = objectOf(promotionEntries)

const toPromotion = ({
  useParticipantBtn,
  achievements,
  prizePoolCounter,
  sentGiftsCount,
  title,
  ...rest
}: v.InferOutput<typeof EntriesSchema>): Promotion => ({
  ...rest,
  title: title || nameOfSlug(rest.slug),
  hasParticipateButton: useParticipantBtn,
  hasDepositAchievements: achievements,
  prizePool: prizePoolCounter,
  sentGifts: sentGiftsCount,
})

export const PromotionSchema = v.pipe(EntriesSchema, v.transform(toPromotion))

/** A promotion's own answer: without identifier or slug it keeps its page, with those of its address. */
export const ownPromotionOf = (slug: string) =>
  v.pipe(
    objectOf({ ...promotionEntries, id: v.nullish(IdSchema, slug), slug: askedSlug(slug) }),
    v.transform(toPromotion),
  )

export type WirePromotion = v.InferInput<typeof PromotionSchema>
