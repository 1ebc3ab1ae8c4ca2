import * as v from 'valibot'
import {
  AddressSchema,
  AmountSchema,
  CountSchema,
  CurrencySchema,
  FlagSchema,
  IdSchema,
  listOf,
  PersonNameSchema,
  NumberSchema,
  objectOf,
  TimeSchema,
  TitleSchema,
} from '../../core/index.ts'
import type { DepositDay } from './deposit-day.ts'
import type { Participant } from './participant.ts'
import { POINTS_REASONS, type PointsEntry, type PointsReason } from './points-entry.ts'
import type { UserData } from './user-data.ts'

const MAX_PRIZES = 200
const none = () => []
const PointsSchema = v.nullish(NumberSchema, null)

export const UserDataSchema = v.pipe(
  objectOf({
    id: IdSchema,
    membership: FlagSchema,
    points: PointsSchema,
    additionalPoints: PointsSchema,
    receivedPrizes: v.nullish(listOf(IdSchema, { keyOf: (id) => id, max: MAX_PRIZES }), none),
  }),
  v.transform((data): UserData => data),
)

export type WireUserData = v.InferInput<typeof UserDataSchema>

export const ParticipantSchema = v.pipe(
  objectOf({
    id: IdSchema,
    username: PersonNameSchema,
    rank: v.nullish(CountSchema, null),
    points: PointsSchema,
    avatar: AddressSchema,
    level: v.nullish(CountSchema, null),
    highFives: v.nullish(CountSchema, null),
  }),
  v.transform((participant): Participant => participant),
)

export type WireParticipant = v.InferInput<typeof ParticipantSchema>

const DaySchema = v.pipe(v.string(), v.isoDate())

export const DepositDaySchema = v.pipe(
  objectOf({
    day: DaySchema,
    amount: v.nullish(AmountSchema, null),
    target: v.nullish(AmountSchema, null),
    currency: v.nullish(CurrencySchema, null),
    points: PointsSchema,
    currencyId: v.nullish(IdSchema, null),
    isCompleted: FlagSchema,
  }),
  v.transform((day): DepositDay => day),
)

export type WireDepositDay = v.InferInput<typeof DepositDaySchema>

const ReasonSchema = v.pipe(
  v.nullish(v.string(), null),
  v.transform((text): PointsReason => POINTS_REASONS.find((reason) => reason === text) ?? 'other'),
)

export const PointsEntrySchema = v.pipe(
  objectOf({
    id: IdSchema,
    at: v.nullish(TimeSchema, null),
    points: NumberSchema,
    currencyId: v.nullish(IdSchema, null),
    reason: ReasonSchema,
    title: TitleSchema,
  }),
  v.transform((entry): PointsEntry => entry),
)

export type WirePointsEntry = v.InferInput<typeof PointsEntrySchema>

/** Where the platform agrees, it names the promotion that the player takes part in. */
export const JoiningAnswer = v.variant('ok', [
  v.object({ ok: v.literal(true), action_id: IdSchema }),
  v.object({ ok: v.literal(false) }),
])
