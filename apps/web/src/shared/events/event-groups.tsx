import { Skeleton } from '@croupier/design-system'
import { sortEvents, type EventStatus, type TimedEvent } from '@croupier/domain/core'
import type { ReactNode } from 'react'
import { categoryPath } from '../navigation/addresses.ts'
import { ButtonLink } from '../navigation/button-link.tsx'
import { useTexts } from '../site/tab.tsx'
import type { PlainTextKey } from '../texts/translate.ts'
import { NothingHere } from '../site/nothing-here.tsx'

/** Cards whose pictures are in the first view. */
const FIRST_CARDS = 2
const SKELETON_CARDS = 6
const STATUSES = ['active', 'future', 'past'] as const satisfies readonly EventStatus[]
const GRID = 'grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2 md:gap-5 lg:grid-cols-3'

export interface EventWords {
  readonly groups: Record<EventStatus, PlainTextKey>
  readonly empty: PlainTextKey
  readonly emptyText: PlainTextKey
  readonly allPast: PlainTextKey
  readonly allPastText: PlainTextKey
}

export const TOURNAMENT_WORDS: EventWords = {
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

export interface EventGroupsProps<E extends TimedEvent> {
  readonly events: readonly E[]
  /** Of `useEventTime`. */
  readonly now: number
  readonly words: EventWords
  readonly keyOf: (event: E) => string
  /** Keys of those that have a card; default: all. A group counts the others too. */
  readonly shown?: ReadonlySet<string>
  /** Not all are known, so that none is no answer. */
  readonly isPartial?: boolean
  /** After the last group, such as a way to those without a card. */
  readonly more?: ReactNode
  /** Draws a card. `priority`: its picture is in the first view. */
  readonly children: (event: E, priority: boolean) => ReactNode
}

/** Promotions or tournaments: those that run, then the coming ones, then the past. */
export function EventGroups<E extends TimedEvent>({
  events,
  now,
  words,
  keyOf,
  shown,
  isPartial = false,
  more,
  children: draw,
}: EventGroupsProps<E>) {
  const t = useTexts()
  const sorted = STATUSES.map((status) => ({ status, all: sortEvents(events, now, [status]) }))
  const first = sorted.find(({ all }) => all.length > 0)?.status
  if (first === undefined) return isPartial ? null : <Nothing title={t(words.empty)} text={t(words.emptyText)} />
  const groups = sorted
    .map(({ status, all }) => ({ status, all, found: all.filter((event) => shown?.has(keyOf(event)) ?? true) }))
    .filter(({ found }) => found.length > 0)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-section">
      {first === 'past' && !isPartial && <Nothing title={t(words.allPast)} text={t(words.allPastText)} />}
      {groups.map(({ status, all, found }) => (
        <section key={status} aria-labelledby={`events-${status}`}>
          <h2
            id={`events-${status}`}
            className="mb-4 flex flex-wrap items-baseline gap-x-3 heading text-lg wrap-anywhere text-strong"
          >
            {t(words.groups[status])}
            <span className="font-text text-sm font-normal text-muted tabular-nums">{all.length}</span>
          </h2>
          <ul className={GRID}>
            {found.map((event, index) => (
              <li key={keyOf(event)} className="min-w-0">
                {draw(event, status === first && index < FIRST_CARDS)}
              </li>
            ))}
          </ul>
        </section>
      ))}
      {more}
    </div>
  )
}

export interface MoreEventsProps {
  readonly shown: number
  readonly total: number
  readonly to: string
  /** The next page of the same list: stays where it is. */
  readonly savePosition?: boolean
  readonly children: string
}

/** The way to further events, a link that works without script. */
export function MoreEvents({ shown, total, to, savePosition = false, children }: MoreEventsProps) {
  const t = useTexts()
  return (
    <div className="grid justify-items-center gap-2 text-center">
      <p className="text-sm text-muted tabular-nums">{t('tournaments:shown', { shown, total })}</p>
      <ButtonLink to={to} savePosition={savePosition}>
        {children}
      </ButtonLink>
    </div>
  )
}

function Nothing({ title, text }: { readonly title: string; readonly text: string }) {
  const t = useTexts()
  return (
    <NothingHere
      title={title}
      text={text}
      action={<ButtonLink to={categoryPath(null)}>{t('promotions:toGames')}</ButtonLink>}
    />
  )
}

/** Placeholder of a list of events. */
export function EventGroupsSkeleton({ card }: { readonly card: ReactNode }) {
  return (
    <div aria-busy="true">
      <Skeleton shape="text" className="mb-4 heading w-32 text-lg" />
      <ul className={GRID}>
        {Array.from({ length: SKELETON_CARDS }, (_, index) => (
          <li key={index} className="min-w-0">
            {card}
          </li>
        ))}
      </ul>
    </div>
  )
}
