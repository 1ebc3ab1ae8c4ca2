import { PROFILE_PATH } from '@croupier/contract/paths'
import * as v from 'valibot'
import { type Http, type Query, type Schema, SuccessAnswer } from '../core/index.ts'
import {
  AddressSchema,
  AmountSchema,
  CurrencySchema,
  FlagSchema,
  IdSchema,
  MinorSchema,
  NameSchema,
  PersonNameSchema,
  NumberSchema,
  SlugSchema,
  TimeSchema,
  TitleOrNullSchema,
  TitleSchema,
  dataOf,
  exactly,
  listOf,
  objectOf,
} from '../core/index.ts'
import type { Balance } from './balance.ts'
import type { Level } from './level.ts'
import { MAX_MESSAGES, type Message } from './message.ts'
import { MessageSchema } from './message-wire.ts'
import type { PendingContact, Profile } from './profile.ts'

/** Contacts that a profile holds at most. */
const MAX_CONTACTS = 20
const contacts = { keyOf: ({ value }: { readonly value: string }) => value, max: MAX_CONTACTS }

/** Empty until one is chosen. */
const NicknameSchema = v.pipe(
  v.nullish(v.union([v.literal(''), PersonNameSchema]), null),
  v.transform((name): string | null => name || null),
)

const ProfileSchema = v.pipe(
  objectOf({
    // Stored attempts to move money belong to this id: another one would lose them.
    id: exactly(v.nullish(IdSchema, null)),
    user_id: IdSchema,
    info: v.object({ hash: SlugSchema }),
    nick_name: NicknameSchema,
    level: v.nullish(objectOf({ bonus_availability_level: v.nullish(NumberSchema, null) }), null),
    firstname: TitleSchema,
    lastname: TitleSchema,
    middlename: TitleSchema,
    address: TitleSchema,
    country: v.nullish(v.pipe(v.string(), v.regex(/^[a-z]{2}$/i)), null),
    gender: TitleOrNullSchema,
    registration_contact_type: TitleOrNullSchema,
    birthday: v.nullish(v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d$/)), null),
    birthday_verified: FlagSchema,
    multi_account: FlagSchema,
    phones: v.nullish(listOf(objectOf({ value: NameSchema, is_primary: FlagSchema }), contacts), []),
    emails: v.nullish(
      listOf(objectOf({ value: NameSchema, is_primary: FlagSchema, is_verified: FlagSchema }), contacts),
      [],
    ),
    first_auth: FlagSchema,
    is_verified: FlagSchema,
    avatar: AddressSchema,
    currency: CurrencySchema,
    // Without a readable end it goes on.
    self_exclusion: v.nullish(v.object({ until: v.fallback(v.nullish(TimeSchema, null), null) }), null),
    has_played: v.fallback(v.nullish(v.boolean(), null), null),
  }),
  v.transform((wire): Profile => ({
    id: wire.id ?? wire.user_id,
    userId: wire.user_id,
    hash: wire.info.hash,
    nickname: wire.nick_name,
    bonusAvailabilityLevel: wire.level?.bonus_availability_level ?? null,
    firstName: wire.firstname,
    lastName: wire.lastname,
    middleName: wire.middlename,
    address: wire.address,
    country: wire.country,
    gender: wire.gender,
    registeredBy: contactType(wire.registration_contact_type),
    birthday: wire.birthday,
    isBirthdayVerified: wire.birthday_verified,
    isMultiAccount: wire.multi_account,
    phones: wire.phones.map(({ value, is_primary }) => ({ value, isPrimary: is_primary })),
    emails: wire.emails.map(({ value, is_primary, is_verified }) => ({
      value,
      isPrimary: is_primary,
      isVerified: is_verified,
    })),
    isFirstAuth: wire.first_auth,
    isVerified: wire.is_verified,
    avatar: wire.avatar,
    currency: wire.currency,
    selfExclusion: wire.self_exclusion,
    hasPlayed: wire.has_played,
  })),
)

const contactType = (text: string | null) => (text === 'email' || text === 'phone' ? text : null)

const BalanceSchema = v.pipe(
  objectOf({
    balance: MinorSchema,
    currency: CurrencySchema,
    bonus: v.nullish(MinorSchema, null),
    wagering: v.nullish(MinorSchema, null),
    winback: v.nullish(MinorSchema, null),
    is_active_bonus: FlagSchema,
    compoint_balance: v.nullish(NumberSchema, null),
    updated_at: v.nullish(NumberSchema, null),
  }),
  v.transform((wire): Balance => ({
    currency: wire.currency,
    real: wire.balance,
    bonus: wire.bonus,
    wagering: wire.wagering,
    winback: wire.winback,
    compoints: wire.compoint_balance,
    hasActiveBonus: wire.is_active_bonus,
    updatedAt: wire.updated_at,
  })),
)

const LevelSchema = objectOf({
  index: NumberSchema,
  name: TitleSchema,
  image: AddressSchema,
  progress: v.pipe(
    v.nullish(NumberSchema, null),
    v.transform((percent) => (percent === null ? null : Math.min(100, Math.max(0, percent)))),
  ),
})

const ContactSchema = objectOf({
  id: v.nullish(IdSchema, null),
  type: v.picklist(['phone', 'email']),
  value: NameSchema,
})

export type WireProfile = v.InferInput<typeof ProfileSchema>
export type WireBalance = v.InferInput<typeof BalanceSchema>
export type WireLevel = v.InferInput<typeof LevelSchema>

const ProfileAnswer = dataOf(ProfileSchema)
const BalanceAnswer = dataOf(BalanceSchema)
const LevelAnswer = dataOf(LevelSchema)
const MessagesAnswer = dataOf(listOf(MessageSchema, { keyOf: ({ id }) => id, max: MAX_MESSAGES }))
const ContactsAnswer = dataOf(listOf(ContactSchema, contacts))
const DepositedAnswer = dataOf(v.object({ amount: AmountSchema, currency: CurrencySchema }))

export function createPlayerApi(http: Http) {
  const get = <T>(path: string, schema: Schema<T>, label: string, signal: AbortSignal, query: Query = {}): Promise<T> =>
    http.read(path, schema, { label, auth: true, signal, query })
  return {
    profile: (signal: AbortSignal): Promise<Profile> => get(PROFILE_PATH, ProfileAnswer, 'profile', signal),
    balance: (signal: AbortSignal): Promise<Balance> =>
      get('/json-api/users/balance', BalanceAnswer, 'balance', signal),
    level: (signal: AbortSignal): Promise<Level> => get('/json-api/levels/user-level', LevelAnswer, 'level', signal),
    messages: (signal: AbortSignal, offset: number): Promise<Message[]> =>
      get('/json-api/user-notifications', MessagesAnswer, 'messages', signal, { offset }),
    contacts: (signal: AbortSignal): Promise<PendingContact[]> =>
      get('/json-api/players/contacts/onverification', ContactsAnswer, 'contacts', signal),
    depositedToday: (signal: AbortSignal): Promise<{ amount: number; currency: string }> =>
      get('/json-api/users/statistics/today-deposit-amount', DepositedAnswer, 'deposits of today', signal),
    async readMessage(id: string): Promise<void> {
      const path = `/json-api/user-notifications/read/${encodeURIComponent(id)}`
      await http.change('post', path, SuccessAnswer, { label: 'reading a message', auth: true, body: {} })
    },
  }
}
export type PlayerApi = ReturnType<typeof createPlayerApi>
