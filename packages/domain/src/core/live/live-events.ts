import * as v from 'valibot'

import { listOf } from '../wire/lists.ts'
import { exactly, looseObjectOf, objectOf } from '../wire/objects.ts'
import { CountSchema, PersonNameSchema, SlugSchema, TitleOrNullSchema, TitleSchema } from '../wire/values.ts'

const Amount = v.pipe(v.number(), v.safeInteger())
const Id = v.union([v.string(), v.number()])
const Text = v.string()

const GiftEvent = looseObjectOf({ id: v.optional(Id), state: v.optional(Text), reason: v.nullish(Text) })

/** Entries of a board are read by the slice of tournaments, and only those of the newest event: there may be many. */
const Board = v.array(v.unknown())
const TournamentLeaders = looseObjectOf({ slug: Text, leaders: Board })
const TournamentOpponents = looseObjectOf({ slug: Text, opponents: Board })

/** Every event of the live socket and its payload on the wire (docs/product-rules.md, Live events). */
export const LIVE_EVENTS = {
  'balance-changed': objectOf({
    type: Text,
    balance: Amount,
    bonus: Amount,
    wagering: Amount,
    /** Of the amounts. */
    currency: exactly(v.nullish(Text)),
    /** Milliseconds since 1970, server time. */
    updated_at: v.nullish(v.number()),
  }),
  'compoints-balance-changed': v.object({ compointBalance: v.number() }),
  'winback-changed': v.object({ winback: Amount }),
  'game-session-deactivated': v.object({ runToken: Text }),
  /** The message as in the list of messages. */
  'notification-update': looseObjectOf({ id: Id }),
  'notification-remove': v.object({ id: Id }),
  'online-producers': objectOf({ producers: listOf(v.object({ slug: SlugSchema, playersOnline: CountSchema })) }),
  'miles-notification': looseObjectOf({}),
  /** A new level was reached, and its gifts were given. */
  'level-gifts-changed': looseObjectOf({ level: v.optional(v.number()) }),
  'gift-activated': GiftEvent,
  'gift-auto-activated': GiftEvent,
  'gift-state-updated': GiftEvent,
  'gift-state-changed': GiftEvent,
  'gift-disabled': GiftEvent,
  'gift-distributed': GiftEvent,
  'treasury-transaction-confirmed': looseObjectOf({
    transaction_id: v.optional(Id),
    type: v.optional(Text),
    /** The idempotency key of the attempt. */
    intent: v.nullish(Text),
    amount: v.optional(Amount),
    currency: v.optional(Text),
  }),
  'treasury-transaction-updated': looseObjectOf({
    transaction_id: Id,
    type: Text,
    intent: v.nullish(Text),
    status: Text,
  }),
  'limits-changed': looseObjectOf({}),
  /** The player's sessions are others than before. `new_device`: one began where none was before. */
  'sessions-changed': objectOf({ new_device: v.nullish(objectOf({ device: TitleSchema, place: TitleOrNullSchema })) }),
  'round-finished': looseObjectOf({ id: v.optional(Id) }),
  'achievement-progress': looseObjectOf({ id: Id, progress: v.number(), isCompleted: v.optional(v.boolean()) }),
  'prize-pool-counter-update': looseObjectOf({ id: Id, prizePool: v.number() }),
  'tournament-leaders': TournamentLeaders,
  'tournament-opponents': TournamentOpponents,
  'tournament-series-leaders': TournamentLeaders,
  'tournament-series-opponents': TournamentOpponents,
  /** `username`: who gave it. */
  'high-five-received': looseObjectOf({
    slug: v.optional(Text),
    username: v.nullish(PersonNameSchema),
  }),
  /** The popup as in server data; null: removed. */
  'promo-popup-data-changed': v.object({ promoPopup: v.nullable(looseObjectOf({})) }),
} as const

export type LiveEventName = keyof typeof LIVE_EVENTS

export type LiveEvents = { [Name in LiveEventName]: v.InferOutput<(typeof LIVE_EVENTS)[Name]> }

export type LiveEvent = { [Name in LiveEventName]: { name: Name; payload: LiveEvents[Name] } }[LiveEventName]

export function isLiveEventName(name: string): name is LiveEventName {
  return Object.hasOwn(LIVE_EVENTS, name)
}
