import * as v from 'valibot'
import {
  AddressSchema,
  AmountSchema,
  AmountsSchema,
  askedSlug,
  CountSchema,
  CurrencySchema,
  EndSchema,
  FlagSchema,
  IdSchema,
  listOf,
  NameSchema,
  nameOfSlug,
  PersonNameSchema,
  NumberSchema,
  objectOf,
  settingOf,
  SlugSchema,
  TextSchema,
  TimeSchema,
  TitleSchema,
  type EventStatus,
} from '../core/index.ts'
import { sortStandings, type Standing } from './standing.ts'
import {
  CONDITION_TYPES,
  type BetLimits,
  type EntryCondition,
  type Mechanic,
  type Privacy,
  type Series,
  type Tournament,
} from './tournament.ts'

/** Longest board that is kept. */
export const MAX_BOARD = 6000
const none = () => []

/** Without a time that can be read, the platform's status says whether the tournament runs. */
const TimeOrNull = v.nullish(TimeSchema, null)

const STATUSES: Readonly<Record<string, EventStatus>> = { created: 'future', active: 'active', finished: 'past' }

/** A text, or an object with it. */
const TitledSchema = v.pipe(
  v.nullish(v.union([v.string(), v.object({ title: v.string() })]), null),
  v.transform((status): string | null | undefined => (typeof status === 'object' ? status?.title : status)),
  TitleSchema,
)

const StatusSchema = v.pipe(
  TitledSchema,
  v.transform((status): EventStatus | null => (Object.hasOwn(STATUSES, status) ? (STATUSES[status] ?? null) : null)),
)

const MECHANICS: readonly Mechanic[] = ['bets', 'wins', 'multipliers', 'best-multiplier']
const PRIVACIES: readonly Privacy[] = ['open', 'closed', 'limited', 'compoints']

const MechanicSchema = v.nullish(objectOf({ value: v.nullish(NumberSchema, 0), title: TitleSchema }), {
  value: 0,
  title: '',
})

/** Who may join decides about money and access: what is not understood is closed. */
const PrivacySchema = settingOf(
  v.pipe(
    v.nullish(v.object({ value: NumberSchema }), { value: 1 }),
    v.transform(({ value }): Privacy => PRIVACIES[value - 1] ?? 'closed'),
  ),
  'closed',
)

const BetsSchema = v.pipe(
  v.nullish(
    objectOf({
      min: v.nullish(AmountSchema, 0),
      max: v.nullish(AmountSchema, 0),
      currency: v.nullish(CurrencySchema, null),
    }),
    { min: 0, max: 0, currency: null },
  ),
  v.transform(({ min, max, currency }): BetLimits => ({ min, max: max === 0 ? null : max, currency })),
)

export const StandingSchema = v.pipe(
  objectOf({
    id: v.nullish(IdSchema, null),
    position: v.pipe(CountSchema, v.minValue(1)),
    username: PersonNameSchema,
    score: v.nullish(NumberSchema, null),
    gift: v.nullish(TitleSchema, null),
  }),
  v.transform((standing): Standing => standing),
)

const BoardSchema = v.pipe(
  v.nullish(listOf(StandingSchema, { max: MAX_BOARD }), none),
  v.transform((standings) => sortStandings(standings)),
)

const PrizesSchema = v.pipe(
  v.nullish(
    listOf(
      objectOf({
        position: v.pipe(CountSchema, v.minValue(1)),
        giftTitles: v.nullish(listOf(NameSchema, { max: 20 }), none),
      }),
      { keyOf: ({ position }) => position },
    ),
    none,
  ),
  v.transform((prizes) =>
    prizes.map(({ position, giftTitles }) => ({ position, gifts: giftTitles })).sort((a, b) => a.position - b.position),
  ),
)

const PlaceSchema = v.nullish(
  objectOf({ position: v.pipe(CountSchema, v.minValue(1)), score: v.nullish(NumberSchema, null) }),
  null,
)

const ConditionSchema = v.pipe(
  objectOf({
    type: v.string(),
    isMet: v.nullish(v.boolean(), null),
    min: v.nullish(CountSchema, null),
    max: v.nullish(CountSchema, null),
    amount: v.nullish(AmountSchema, null),
    currency: v.nullish(CurrencySchema, null),
    from: TimeOrNull,
    to: TimeOrNull,
    title: TitleSchema,
    slug: v.nullish(SlugSchema, null),
  }),
  v.transform(({ type, min, max, ...rest }): EntryCondition => ({
    ...rest,
    type: CONDITION_TYPES.find((known) => known === type) ?? null,
    minLevel: min,
    maxLevel: max,
  })),
)

const contest = {
  id: IdSchema,
  slug: SlugSchema,
  title: TitleSchema,
  description: TextSchema,
  imageDefault: v.nullish(objectOf({ url: AddressSchema }), null),
  status: StatusSchema,
  startedAt: TimeOrNull,
  finishedAt: EndSchema,
  isPaid: FlagSchema,
  prizes: PrizesSchema,
  prizeDescription: TextSchema,
  prizeMoney: AmountsSchema,
  mechanic: MechanicSchema,
  betRestriction: BetsSchema,
  leaders: BoardSchema,
  opponents: BoardSchema,
  position: PlaceSchema,
  scoreCurrency: v.nullish(CurrencySchema, null),
  sortPriority: v.nullish(NumberSchema, 0),
}
const ContestSchema = objectOf(contest)

/** The fields of the wire under the names of the entity. */
function contestOf({
  title,
  imageDefault,
  startedAt,
  finishedAt,
  mechanic,
  betRestriction,
  position,
  ...rest
}: v.InferOutput<typeof ContestSchema>): Series {
  return {
    ...rest,
    title: title || nameOfSlug(rest.slug),
    image: imageDefault?.url ?? null,
    startAt: startedAt,
    endAt: finishedAt,
    mechanic: MECHANICS[mechanic.value - 1] ?? null,
    mechanicTitle: mechanic.title,
    betLimits: betRestriction,
    ownPlace: position,
    places: rest.leaders.length,
  }
}

const tournamentEntries = {
  ...contest,
  rules: TextSchema,
  numberOfPrizes: v.nullish(CountSchema, null),
  numberOfGames: v.nullish(CountSchema, null),
  privacyType: PrivacySchema,
  compointMembershipPrice: v.nullish(CountSchema, 0),
  maxMemberLimit: v.nullish(CountSchema, 0),
  membersCount: v.nullish(CountSchema, 0),
  limitSeats: v.nullish(v.union([v.boolean(), CountSchema]), null),
  freeSeats: v.nullish(CountSchema, null),
  isChosen: FlagSchema,
  isMember: FlagSchema,
  isSeriesLeaderMember: FlagSchema,
  tournamentSeriesId: v.nullish(IdSchema, null),
  conditions: v.nullish(listOf(ConditionSchema, { max: 20 }), none),
  victoryType: TitledSchema,
}
const TournamentEntriesSchema = objectOf(tournamentEntries)

function toTournament(wire: v.InferOutput<typeof TournamentEntriesSchema>): Tournament {
  const {
    privacyType,
    compointMembershipPrice,
    maxMemberLimit,
    membersCount,
    limitSeats,
    freeSeats,
    isSeriesLeaderMember,
    tournamentSeriesId,
    rules,
    numberOfPrizes,
    numberOfGames,
    isChosen,
    isMember,
    conditions,
    victoryType,
    ...common
  } = wire
  return {
    ...contestOf(common),
    rules,
    numberOfPrizes,
    numberOfGames,
    isMember,
    isChosen,
    conditions,
    victoryType,
    privacy: privacyType,
    price: compointMembershipPrice,
    isPaid: common.isPaid || privacyType === 'compoints',
    maxMembers: limitSeats === false || maxMemberLimit === 0 ? null : maxMemberLimit,
    members: membersCount,
    reportedFreeSeats: freeSeats,
    isSeriesLeader: isSeriesLeaderMember,
    seriesId: tournamentSeriesId,
  }
}

export const TournamentSchema = v.pipe(TournamentEntriesSchema, v.transform(toTournament))

export const SeriesSchema = v.pipe(ContestSchema, v.transform(contestOf))

const askedNames = (slug: string) => ({ id: v.nullish(IdSchema, slug), slug: askedSlug(slug) })

/** A tournament's own answer: without identifier or slug it keeps its page, with those of its address. */
export const ownTournamentOf = (slug: string) =>
  v.pipe(objectOf({ ...tournamentEntries, ...askedNames(slug) }), v.transform(toTournament))

/** The same of a series. */
export const ownSeriesOf = (slug: string) =>
  v.pipe(objectOf({ ...contest, ...askedNames(slug) }), v.transform(contestOf))

export type WireTournament = v.InferInput<typeof TournamentSchema>
export type WireSeries = v.InferInput<typeof SeriesSchema>
export type WireStanding = v.InferInput<typeof StandingSchema>
