/** What a player may be notified of, each on its own switch. */
export const PUSH_TOPICS = ['money', 'tournaments', 'promotions', 'messages'] as const

export type PushTopic = (typeof PUSH_TOPICS)[number]

/** What notifications tell, by topic. A kind that is not listed is never shown. */
export const TOPIC_OF_KIND = {
  'payout-processing': 'money',
  'payout-done': 'money',
  'payout-declined': 'money',
  'tournament-soon': 'tournaments',
  'promotion-new': 'promotions',
  'message-new': 'messages',
} as const satisfies Readonly<Record<string, PushTopic>>

export type PushKind = keyof typeof TOPIC_OF_KIND

/** All kinds of notifications. */
export const PUSH_KINDS = Object.keys(TOPIC_OF_KIND) as readonly PushKind[]

/** Whether the value is a kind of notification. */
export function isPushKind(value: unknown): value is PushKind {
  return typeof value === 'string' && Object.hasOwn(TOPIC_OF_KIND, value)
}
