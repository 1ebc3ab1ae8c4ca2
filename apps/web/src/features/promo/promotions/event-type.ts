import type { TimedEvent } from '@croupier/domain/core'
import type { Promotion } from '@croupier/domain/promotions'
import type { Tournament } from '@croupier/domain/tournaments'
import { PROMO_PATH } from '#shared/navigation/addresses.ts'
import { pageQuery } from '#shared/site/page-parameters.ts'

/** The types of the list's address. */
export const EVENT_TYPES = ['all', 'action', 'tournament'] as const
export type EventType = (typeof EVENT_TYPES)[number]

/** A promotion or a tournament in the list. */
export type ListedEvent = TimedEvent &
  (
    | { readonly type: 'action'; readonly key: string; readonly promotion: Promotion }
    | { readonly type: 'tournament'; readonly key: string; readonly tournament: Tournament }
  )

/** The type that the query names; all for any other word. */
export function readEventType(search: string): EventType {
  const asked = pageQuery(search).get('type')
  return EVENT_TYPES.find((type) => type === asked) ?? 'all'
}

export const eventTypePath = (type: EventType): string => (type === 'all' ? PROMO_PATH : `${PROMO_PATH}?type=${type}`)

const timesOf = ({ status, startAt, endAt, sortPriority }: TimedEvent): TimedEvent => ({
  status,
  startAt,
  endAt,
  sortPriority,
})

/** Promotions and tournaments as one list, in any order. */
export function listEvents(promotions: readonly Promotion[], tournaments: readonly Tournament[]): ListedEvent[] {
  return [
    ...promotions.map((promotion) => ({
      ...timesOf(promotion),
      type: 'action' as const,
      key: `action ${promotion.id}`,
      promotion,
    })),
    ...tournaments.map((tournament) => ({
      ...timesOf(tournament),
      type: 'tournament' as const,
      key: `tournament ${tournament.slug}`,
      tournament,
    })),
  ]
}
