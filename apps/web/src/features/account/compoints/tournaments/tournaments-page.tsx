import { sortEvents, type EventStatus } from '@croupier/domain/core'
import { createTournaments, type Tournament } from '@croupier/domain/tournaments'
import { observer } from 'mobx-react-lite'
import { ResourceView } from '#shared/loading/resource-view.tsx'
import { COMPOINTS_PATH } from '#shared/navigation/addresses.ts'
import { ButtonLink } from '#shared/navigation/button-link.tsx'
import { useEventTime } from '#shared/events/use-event-time.ts'
import { CompointsFrame } from '#shared/sections/compoints-frame.tsx'
import { useSite, useTexts } from '#shared/site/tab.tsx'
import { TitledSection } from '#shared/sections/titled-section.tsx'
import { TournamentCards, TournamentCardsSkeleton } from '#shared/tournaments/tournament-cards.tsx'
import { useWatchedList } from '#shared/tournaments/use-watched-list.ts'
import type { PageContext, PageModule } from '#shared/navigation/page-route.ts'
import { readConfig } from '../read-config.ts'
import { readAll } from '#shared/loading/read-all.ts'
import { readFresh } from '#shared/loading/read-fresh.ts'
import { NothingHere } from '#shared/site/nothing-here.tsx'

const GROUPS = [
  { status: 'active', title: 'tournaments:group_active' },
  { status: 'future', title: 'tournaments:group_future' },
  { status: 'past', title: 'tournaments:group_past' },
] as const satisfies readonly { status: EventStatus; title: string }[]

/** Finished tournaments that are shown, the latest first. */
const MAX_PAST = 6

/** Reads tournaments, again on each visit, because their free seats change. */
export function load({ site }: PageContext): Promise<unknown> {
  const list = site.playerPart(createTournaments)?.list
  return readAll([list && readFresh(list), readConfig(site)])
}

export const head: PageModule['head'] = (_context, t) => ({ title: t('compoints:tournaments'), noIndex: true })

/** Tournaments that are entered for compoints. */
export const Page = observer(function CompointTournamentsPage() {
  const t = useTexts()
  const list = useSite().playerPart(createTournaments)?.list
  useWatchedList('tournament', list)
  return (
    <CompointsFrame>
      <ResourceView resource={list} skeleton={<TournamentCardsSkeleton />} failed={t('tournaments:failed')}>
        {(all) => <PaidTournaments paid={all.filter(({ privacy }) => privacy === 'compoints')} />}
      </ResourceView>
    </CompointsFrame>
  )
})

function PaidTournaments({ paid }: { readonly paid: readonly Tournament[] }) {
  const t = useTexts()
  const now = useEventTime(paid)
  const groups = GROUPS.map((group) => ({
    ...group,
    found: sortEvents(paid, now, [group.status]).slice(0, group.status === 'past' ? MAX_PAST : undefined),
  })).filter(({ found }) => found.length > 0)
  const first = groups[0]?.status
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
      {(first === undefined || first === 'past') && (
        <NothingHere
          title={t('compoint-tournaments:title')}
          text={t('compoint-tournaments:text')}
          action={<ButtonLink to={COMPOINTS_PATH}>{t('compoint-tournaments:toShop')}</ButtonLink>}
        />
      )}
      {groups.map(({ status, title, found }) => (
        <TitledSection key={status} title={t(title)}>
          <TournamentCards tournaments={found} priority={status === first} isGrouped />
        </TitledSection>
      ))}
    </div>
  )
}
