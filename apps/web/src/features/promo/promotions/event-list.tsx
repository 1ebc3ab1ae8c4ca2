import { sortEvents } from '@croupier/domain/core'
import { TOURNAMENTS_PATH } from '#shared/navigation/addresses.ts'
import { EventGroups, MoreEvents, TOURNAMENT_WORDS, type EventWords } from '#shared/events/event-groups.tsx'
import { PromotionCard } from '#shared/events/promotion-card.tsx'
import { useEventTime } from '#shared/events/use-event-time.ts'
import { useTexts } from '#shared/site/tab.tsx'
import { TournamentCard } from '#shared/tournaments/tournament-card.tsx'
import type { EventType, ListedEvent } from './event-type.ts'

/** Tournaments beside the promotions; a page of their own has all (docs/product-rules.md, Promotions). */
const MAX_TOURNAMENTS = 9

const WORDS: Record<EventType, EventWords> = {
  // The words for tournaments fit both in languages with genders.
  all: { ...TOURNAMENT_WORDS, empty: 'promotions:emptyOfAll', allPast: 'promotions:allPastOfAll' },
  action: {
    groups: {
      active: 'promotions:group_active',
      future: 'promotions:group_future',
      past: 'promotions:group_past',
    },
    empty: 'promotions:empty',
    emptyText: 'promotions:emptyText',
    allPast: 'promotions:allPast',
    allPastText: 'promotions:allPastText',
  },
  tournament: TOURNAMENT_WORDS,
}

export interface EventListProps {
  readonly type: EventType
  readonly events: readonly ListedEvent[]
  /** Not all are known, so that none is no answer. */
  readonly isPartial: boolean
}

/** Those that run, then the coming ones, then the past, with the first nine of the tournaments. */
export function EventList({ type, events, isPartial }: EventListProps) {
  const t = useTexts()
  const now = useEventTime(events)
  const promotions = events.filter((event) => event.type === 'action')
  const tournaments = events.filter((event) => event.type === 'tournament')
  const found = sortEvents(tournaments, now).slice(0, MAX_TOURNAMENTS)
  return (
    <EventGroups
      events={events}
      now={now}
      words={WORDS[type]}
      keyOf={({ key }) => key}
      shown={new Set([...promotions, ...found].map(({ key }) => key))}
      isPartial={isPartial}
      more={
        found.length < tournaments.length && (
          <MoreEvents shown={found.length} total={tournaments.length} to={TOURNAMENTS_PATH}>
            {t('tournaments:all')}
          </MoreEvents>
        )
      }
    >
      {(event, priority) =>
        event.type === 'action' ? (
          <PromotionCard promotion={event.promotion} priority={priority} isGrouped />
        ) : (
          <TournamentCard tournament={event.tournament} priority={priority} isGrouped />
        )
      }
    </EventGroups>
  )
}
