import * as v from 'valibot'

import { listOf } from '../wire/lists.ts'
import { objectOf } from '../wire/objects.ts'
import { CountSchema, NameSchema, SlugSchema } from '../wire/values.ts'

const Amount = v.pipe(v.number(), v.safeInteger())
const Id = v.union([v.string(), v.number()])
const Text = v.string()

/** Lets unknown fields pass. */
const loose = v.looseObject

const GiftEvent = loose({ id: v.optional(Id), state: v.optional(Text), reason: v.nullish(Text) })

/** Entries of a board are read by the slice of tournaments, and only those of the newest event: there may be many. */
const Board = v.array(v.unknown())
const TournamentLeaders = loose({ slug: Text, leaders: Board })
const TournamentOpponents = loose({ slug: Text, opponents: Board })

/** Every event of the live socket and its payload on the wire (docs/product-rules.md: Live events). */
export const LIVE_EVENTS = {
  'balance-changed': v.object({
    type: Text,
    balance: Amount,
    bonus: Amount,
    wagering: Amount,
    /** Of the amounts. */
    currency: v.nullish(Text),
    /** Milliseconds since 1970, server time. */
    updated_at: v.nullish(v.number()),
  }),
  'compoints-balance-changed': v.object({ compointBalance: v.number() }),
  'winback-changed': v.object({ winback: Amount }),
  'game-session-deactivated': v.object({ runToken: Text }),
  /** The message as in the list of messages. */
  'notification-update': loose({ id: Id }),
  'notification-remove': v.object({ id: Id }),
  'online-producers': objectOf({ producers: listOf(v.object({ slug: SlugSchema, playersOnline: CountSchema })) }),
  'miles-notification': loose({}),
  /** A new level was reached, and its gifts were given. */
  'level-gifts-changed': loose({ level: v.optional(v.number()) }),
  'gift-activated': GiftEvent,
  'gift-auto-activated': GiftEvent,
  'gift-state-updated': GiftEvent,
  'gift-state-changed': GiftEvent,
  'gift-disabled': GiftEvent,
  'gift-distributed': GiftEvent,
  'treasury-transaction-confirmed': loose({
    transaction_id: v.optional(Id),
    type: v.optional(Text),
    /** The idempotency key of the attempt. */
    intent: v.nullish(Text),
    amount: v.optional(Amount),
    currency: v.optional(Text),
  }),
  'treasury-transaction-updated': loose({ transaction_id: Id, type: Text, intent: v.nullish(Text), status: Text }),
  'limits-changed': loose({}),
  'achievement-progress': loose({ id: Id, progress: v.number(), isCompleted: v.optional(v.boolean()) }),
  'prize-pool-counter-update': loose({ id: Id, prizePool: v.number() }),
  'tournament-leaders': TournamentLeaders,
  'tournament-opponents': TournamentOpponents,
  'tournament-series-leaders': TournamentLeaders,
  'tournament-series-opponents': TournamentOpponents,
  /** `username`: who gave it. */
  'high-five-received': loose({
    slug: v.optional(Text),
    username: v.optional(v.fallback(v.nullish(NameSchema), null)),
  }),
  /** The popup as in server data; null: removed. */
  'promo-popup-data-changed': v.object({ promoPopup: v.nullable(loose({})) }),
} as const

export type LiveEventName = keyof typeof LIVE_EVENTS

export type LiveEvents = { [Name in LiveEventName]: v.InferOutput<(typeof LIVE_EVENTS)[Name]> }

export type LiveEvent = { [Name in LiveEventName]: { name: Name; payload: LiveEvents[Name] } }[LiveEventName]

export function isLiveEventName(name: string): name is LiveEventName {
  return Object.hasOwn(LIVE_EVENTS, name)
}
