import * as v from 'valibot'
import {
  AddressSchema,
  AmountSchema,
  FlagSchema,
  IdSchema,
  NameSchema,
  NumberSchema,
  SlugSchema,
  settingOf,
  listOf,
  objectOf,
  pageOf,
} from '../core/index.ts'
import { VOLATILITIES, type Game, type GameBadge } from './game.ts'
import { GAME_BADGES } from './game-filter.ts'

const isBadge = (text: string): text is GameBadge => GAME_BADGES.some((badge) => badge === text)

/** A game as the platform sends it. */
export const gameEntries = {
  id: v.nullish(IdSchema, null),
  slug: SlugSchema,
  name: NameSchema,
  preview: AddressSchema,
  tall_preview: AddressSchema,
  active: settingOf(v.nullish(v.boolean(), true), false),
  disabled: settingOf(FlagSchema, true),
  badges: v.nullish(listOf(v.string(), { max: 50 }), []),
  has_demo_mode: FlagSchema,
  allow_bonus_balance: FlagSchema,
  producer: v.nullish(v.object({ slug: SlugSchema, name: NameSchema }), null),
  categories: v.nullish(listOf(SlugSchema, { keyOf: (slug) => slug, max: 100 }), []),
}
const GameEntriesSchema = objectOf(gameEntries)

export const toGame = (wire: v.InferOutput<typeof GameEntriesSchema>): Game => ({
  id: wire.id ?? wire.slug,
  slug: wire.slug,
  name: wire.name,
  preview: wire.preview,
  tallPreview: wire.tall_preview,
  badges: wire.badges.filter(isBadge),
  isDisabled: wire.disabled || !wire.active,
  hasDemo: wire.has_demo_mode,
  allowsBonusBalance: wire.allow_bonus_balance,
  producer: wire.producer,
  categories: wire.categories,
})

export const GameSchema = v.pipe(GameEntriesSchema, v.transform(toGame))

/** How a game pays, in lists and on its page. */
export const figureEntries = {
  rtp: v.nullish(NumberSchema, null),
  volatility: settingOf(v.nullish(v.picklist(VOLATILITIES), null), null),
}

const FiguredGameSchema = v.pipe(
  objectOf({
    ...gameEntries,
    ...figureEntries,
    euro_stakes: settingOf(v.nullish(v.object({ min: AmountSchema, max: AmountSchema }), null), null),
    euro_jackpot: settingOf(v.nullish(AmountSchema, null), null),
  }),
  v.transform(({ rtp, volatility, euro_stakes, euro_jackpot, ...wire }): Game => ({
    ...toGame(wire),
    ...((rtp !== null || volatility !== null || euro_stakes !== null || euro_jackpot !== null) && {
      figures: {
        rtp,
        volatility,
        ...(euro_stakes && { euroStakes: euro_stakes }),
        ...(euro_jackpot !== null && { euroJackpot: euro_jackpot }),
      },
    }),
  })),
)

export type WireGame = v.InferInput<typeof FiguredGameSchema>

export const bySlug = { keyOf: ({ slug }: { readonly slug: string }) => slug }

export const GamesPageSchema = pageOf(GameSchema, bySlug)
/** As `GamesPageSchema`, with what filters ask of games. */
export const FiguredGamesSchema = pageOf(FiguredGameSchema, bySlug)
/** A page of games; `total` is null where the platform does not send it. */
export type GamesPage = v.InferOutput<typeof GamesPageSchema>
