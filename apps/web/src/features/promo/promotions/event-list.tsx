import { buttonStyles, EmptyState } from '@croupier/design-system'
import { sortEvents, type EventStatus } from '@croupier/domain/core'
import { categoryPath } from '../../../shared/navigation/addresses.ts'
import { Link } from '../../../shared/navigation/link.tsx'
import { PromotionCard } from '../../../shared/promotions/promotion-card.tsx'
import { useEventTime } from '../../../shared/promotions/use-event-time.ts'
import { BrandArt } from '../../../shared/site/brand-art.tsx'
import { useTexts } from '../../../shared/site/tab.tsx'
import type { PlainTextKey } from '../../../shared/texts/translate.ts'
import { TournamentCard } from '../../../shared/tournaments/tournament-card.tsx'
import type { EventType, ListedEvent } from './event-type.ts'

/** Cards whose pictures are in the first view. */
const FIRST_CARDS = 2
const STATUSES = ['active', 'future', 'past'] as const satisfies readonly EventStatus[]
export const EVENT_GRID = 'grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2 md:gap-5 lg:grid-cols-3'

interface ListWords {
  readonly groups: Record<EventStatus, PlainTextKey>
  readonly empty: PlainTextKey
  readonly emptyText: PlainTextKey
  readonly allPast: PlainTextKey
  readonly allPastText: PlainTextKey
}

const TOURNAMENT_WORDS: ListWords = {
  groups: {
    active: 'tournaments:group_active',
    future: 'tournaments:group_future',
    past: 'tournaments:group_past',
  },
  empty: 'tournaments:empty',
  emptyText: 'tournaments:emptyText',
  allPast: 'tournaments:allPast',
  allPastText: 'tournaments:allPastText',
}

const WORDS: Record<EventType, ListWords> = {
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

/** Those that run, then the coming ones, then the past. */
export function EventList({ type, events, isPartial }: EventListProps) {
  const t = useTexts()
  const now = useEventTime(events)
  const words = WORDS[type]
  const groups = STATUSES.map((status) => ({ status, found: sortEvents(events, now, [status]) })).filter(
    ({ found }) => found.length > 0,
  )
  const first = groups[0]?.status
  if (first === undefined) return isPartial ? null : <Nothing title={t(words.empty)} text={t(words.emptyText)} />
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-section">
      {first === 'past' && !isPartial && <Nothing title={t(words.allPast)} text={t(words.allPastText)} />}
      {groups.map(({ status, found }) => (
        <section key={status} aria-labelledby={`promotions-${status}`}>
          <h2 id={`promotions-${status}`} className="mb-4 flex items-baseline gap-3 heading text-lg text-strong">
            {t(words.groups[status])}
            <span className="font-text text-sm font-normal text-muted tabular-nums">{found.length}</span>
          </h2>
          <ul className={EVENT_GRID}>
            {found.map((event, index) => (
              <li key={event.key} className="min-w-0">
                <EventCard event={event} priority={status === first && index < FIRST_CARDS} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function EventCard({ event, priority }: { readonly event: ListedEvent; readonly priority: boolean }) {
  return event.type === 'action' ? (
    <PromotionCard promotion={event.promotion} priority={priority} />
  ) : (
    <TournamentCard tournament={event.tournament} priority={priority} />
  )
}

interface NothingProps {
  readonly title: string
  readonly text: string
}

function Nothing({ title, text }: NothingProps) {
  const t = useTexts()
  return (
    <EmptyState
      picture={<BrandArt name="empty" />}
      title={title}
      text={text}
      action={
        <Link to={categoryPath(null)} className={buttonStyles()}>
          {t('promotions:toGames')}
        </Link>
      }
    />
  )
}
