import { createTournaments } from '@croupier/domain/tournaments'
import { revealsFocus, tabListStyles, tabStyles } from '@croupier/design-system'
import { createPromotions } from '@croupier/domain/promotions'
import { observer } from 'mobx-react-lite'
import { useLocation } from 'react-router-dom'
import { LoadFailure } from '#shared/loading/load-failure.tsx'
import { BackLink } from '#shared/navigation/back-link.tsx'
import { Link } from '#shared/navigation/link.tsx'
import { EventGroupsSkeleton } from '#shared/events/event-groups.tsx'
import { firstEventPicture } from '#shared/events/first-event-picture.ts'
import { PromotionCardSkeleton } from '#shared/events/promotion-card.tsx'
import { useSite, useTexts } from '#shared/site/tab.tsx'
import { useWatchedList } from '#shared/tournaments/use-watched-list.ts'
import { EventList } from './event-list.tsx'
import { EVENT_TYPES, eventTypePath, listEvents, readEventType, type EventType } from './event-type.ts'
import type { PageContext, PageModule } from '#shared/navigation/page-route.ts'
import { readAll } from '#shared/loading/read-all.ts'
import { PROMO_PATH, TOURNAMENTS_PATH } from '#shared/navigation/addresses.ts'

const NAMES = {
  all: 'promotions:type_all',
  action: 'promotions:type_action',
  tournament: 'promotions:type_tournament',
} as const satisfies Record<EventType, string>

/** Reads what the list of a type shows. Each part shows its own failure. */
export function load({ site, url }: PageContext): Promise<unknown> {
  const type = readEventType(url.search)
  return readAll([
    type !== 'tournament' && site.part(createPromotions).list.ensure(),
    type !== 'action' && site.visitorPart(createTournaments).list.ensure(),
  ])
}

/** One type is a part of the list; the tournaments have a page of their own. */
export const head: PageModule['head'] = ({ brand, url }, t) => {
  const type = readEventType(url.search)
  if (type === 'tournament')
    return {
      title: t('tournaments:title'),
      description: t('tournaments:description', { brand: brand.name }),
      canonical: TOURNAMENTS_PATH,
      isPart: true,
      trail: [{ name: t('tournaments:title'), path: TOURNAMENTS_PATH }],
    }
  return {
    title: t('promotions:title'),
    description: t('promotions:description', { brand: brand.name }),
    canonical: PROMO_PATH,
    ...(type === 'action' && { isPart: true }),
    trail: [{ name: t('promotions:title'), path: PROMO_PATH }],
  }
}

export const firstPicture: NonNullable<PageModule['firstPicture']> = ({ site, url }) => {
  const type = readEventType(url.search)
  const promotions = type === 'tournament' ? null : site.part(createPromotions).list.value
  const tournaments = type === 'action' ? null : site.visitorPart(createTournaments).list.value
  return firstEventPicture([...(promotions ?? []), ...(tournaments ?? [])], site.clock.now())
}

/** Promotions and tournaments, or those of the type that the address names. */
export const Page = observer(function PromotionsPage() {
  const t = useTexts()
  const type = readEventType(useLocation().search)
  return (
    <div className="px-gutter pt-6 pb-12 lg:pt-8">
      <BackLink className="-mt-3 mb-3 md:hidden" />
      <h1 className="mb-4 heading text-xl text-strong">
        {t(type === 'tournament' ? 'tournaments:title' : 'promotions:title')}
      </h1>
      <nav aria-label={t('promotions:types')} ref={revealsFocus} className={`mb-6 ${tabListStyles()}`}>
        {EVENT_TYPES.map((one) => (
          <Link
            key={one}
            to={eventTypePath(one)}
            savePosition
            aria-current={one === type ? 'page' : undefined}
            className={tabStyles({ selected: one === type })}
          >
            {t(NAMES[one])}
          </Link>
        ))}
      </nav>
      <Events type={type} />
    </div>
  )
})

/** A list that does not load costs only its own cards. */
const Events = observer(function Events({ type }: { readonly type: EventType }) {
  const t = useTexts()
  const promotions = useSite().part(createPromotions).list
  const tournaments = useSite().visitorPart(createTournaments).list
  useWatchedList('tournament', type === 'action' ? undefined : tournaments)
  const actions = type === 'tournament' ? [] : promotions.value
  const contests = type === 'action' ? [] : tournaments.value
  const failed = [
    ...(actions === undefined && promotions.hasFailed
      ? [{ key: 'action', text: t('promotions:failed'), retry: () => void promotions.reload() }]
      : []),
    ...(contests === undefined && tournaments.hasFailed
      ? [{ key: 'tournament', text: t('tournaments:failed'), retry: () => void tournaments.reload() }]
      : []),
  ]
  const unknown = [actions, contests].filter((list) => list === undefined).length
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-section">
      {failed.map(({ key, text, retry }) => (
        <LoadFailure key={key} text={text} onRetry={retry} />
      ))}
      <EventList type={type} events={listEvents(actions ?? [], contests ?? [])} isPartial={unknown > 0} />
      {unknown > failed.length && <EventGroupsSkeleton card={<PromotionCardSkeleton />} />}
    </div>
  )
})
