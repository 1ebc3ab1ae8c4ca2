import * as v from 'valibot'

/** Minor units of the player's currency. */
const Amount = v.pipe(v.number(), v.safeInteger())
const Id = v.union([v.string(), v.number()])
const Text = v.string()

/** Fields the specification does not show pass unread. */
const loose = v.looseObject

const GiftEvent = loose({
  id: v.optional(Id),
  title: v.optional(Text),
  reason: v.optional(v.nullable(Text)),
  notification: v.optional(v.unknown()),
})

const Standing = loose({ id: v.optional(Id), position: v.number(), username: Text })
const TournamentLeaders = loose({ slug: Text, leaders: v.array(Standing) })
const TournamentOpponents = loose({ slug: Text, opponents: v.array(Standing) })

/**
 * Every event of the live socket (spec section 7, "Live socket"):
 * its kebab-case name and what it carries, as on the wire.
 */
export const LIVE_EVENTS = {
  'balance-changed': v.object({
    /** `real` is the one the site shows. */
    type: Text,
    balance: Amount,
    bonus: Amount,
    wagering: Amount,
    /** Milliseconds since 1970, server time. */
    updated_at: v.number(),
  }),
  'compoints-balance-changed': v.object({ compointBalance: v.number() }),
  'winback-changed': v.object({ winback: Amount }),
  'game-session-deactivated': v.object({ runToken: Text }),
  'notification-update': v.object({
    id: Id,
    status: Text,
    msg: Text,
    button: v.nullish(v.object({ text: v.nullish(Text), link: v.nullish(Text) })),
    /** ISO-8601. */
    created_at: Text,
  }),
  'notification-remove': v.object({ id: Id }),
  'online-producers': v.object({ producers: v.array(v.object({ slug: Text, playersOnline: v.number() })) }),
  'miles-notification': loose({}),
  'level-gifts-changed': loose({}),
  'gift-activated': GiftEvent,
  'gift-auto-activated': GiftEvent,
  'gift-state-updated': GiftEvent,
  'gift-state-changed': GiftEvent,
  'gift-disabled': GiftEvent,
  'gift-distributed': GiftEvent,
  'treasury-transaction-confirmed': loose({ amount: v.optional(Amount), currency: v.optional(Text) }),
  /** 0 to 100. */
  'achievement-progress': loose({ id: Id, progress: v.number(), isCompleted: v.optional(v.boolean()) }),
  'prize-pool-counter-update': loose({ id: Id, prizePool: v.number() }),
  'tournament-leaders': TournamentLeaders,
  'tournament-opponents': TournamentOpponents,
  'tournament-series-leaders': TournamentLeaders,
  'tournament-series-opponents': TournamentOpponents,
  'high-five-received': loose({ slug: v.optional(Text) }),
  'promo-popup-data-changed': loose({}),
} as const

export type LiveEventName = keyof typeof LIVE_EVENTS

/** What each event carries. */
export type LiveEvents = { [Name in LiveEventName]: v.InferOutput<(typeof LIVE_EVENTS)[Name]> }

export type LiveEvent = { [Name in LiveEventName]: { name: Name; payload: LiveEvents[Name] } }[LiveEventName]

export function isLiveEventName(name: string): name is LiveEventName {
  return Object.hasOwn(LIVE_EVENTS, name)
}
