import { Skeleton } from '@croupier/design-system'
import { sortEvents, type EventStatus } from '@croupier/domain/core'
import { createTournaments, type Tournament } from '@croupier/domain/tournaments'
import { observer } from 'mobx-react-lite'
import { ResourceView } from '#shared/loading/resource-view.tsx'
import { TOURNAMENTS_PATH } from '#shared/navigation/addresses.ts'
import { ButtonLink } from '#shared/navigation/button-link.tsx'
import { useEventTime } from '#shared/events/use-event-time.ts'
import { AllLink } from '#shared/sections/all-link.tsx'
import { usePlayer, useSite, useTexts } from '#shared/site/tab.tsx'
import { TitledSection } from '#shared/sections/titled-section.tsx'
import { TournamentCard } from '#shared/tournaments/tournament-card.tsx'
import { useWatchedList } from '#shared/tournaments/use-watched-list.ts'
import { ProfileFrame } from '../profile-frame.tsx'
import { OwnTournament } from './own-tournament.tsx'
import { Skeletons } from '#shared/loading/skeletons.tsx'
import type { PageContext, PageModule } from '#shared/navigation/page-route.ts'
import { readTab } from '../read-tab.ts'
import { readFresh } from '#shared/loading/read-fresh.ts'
import { NothingHere } from '#shared/site/nothing-here.tsx'

const GROUPS = [
  { status: 'active', title: 'own-tournaments:active' },
  { status: 'future', title: 'tournaments:group_future' },
  { status: 'past', title: 'tournaments:group_past' },
] as const satisfies readonly { status: EventStatus; title: string }[]

/** Finished tournaments that are shown, the latest first. */
const MAX_PAST = 10
/** Running tournaments of others that are shown. */
const MAX_RUNNING = 4

/** Reads the tournaments again on each visit, because places and scores change. */
export function load({ site }: PageContext): Promise<unknown> {
  const list = site.playerPart(createTournaments)?.list
  return readTab(site, [list && readFresh(list)])
}

export const head: PageModule['head'] = (_context, t) => ({ title: t('layout:tournaments'), noIndex: true })

/** The tournaments of the player with place, score and time left, the chosen one first, and those that run besides. */
export const Page = observer(function OwnTournamentsPage() {
  const t = useTexts()
  const list = useSite().playerPart(createTournaments)?.list
  useWatchedList('tournament', list)
  return (
    <ProfileFrame>
      <ResourceView resource={list} skeleton={<ListSkeleton />} failed={t('own-tournaments:failed')}>
        {(all) => <OwnTournaments all={all} />}
      </ResourceView>
    </ProfileFrame>
  )
})

const OwnTournaments = observer(function OwnTournaments({ all }: { readonly all: readonly Tournament[] }) {
  const t = useTexts()
  const userId = usePlayer()?.profile.value?.userId ?? null
  const now = useEventTime(all)
  const own = all.filter(({ isMember }) => isMember)
  const others = sortEvents(
    all.filter(({ isMember }) => !isMember),
    now,
    ['active'],
  ).slice(0, MAX_RUNNING)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
      {own.length === 0 && (
        <NothingHere
          title={t('own-tournaments:empty')}
          text={t('own-tournaments:emptyText')}
          action={<ButtonLink to={TOURNAMENTS_PATH}>{t('tournaments:all')}</ButtonLink>}
        />
      )}
      {GROUPS.map(({ status, title }) => {
        const found = sortEvents(own, now, [status])
          .sort((a, b) => Number(b.isChosen) - Number(a.isChosen))
          .slice(0, status === 'past' ? MAX_PAST : undefined)
        if (found.length === 0) return null
        return (
          <TitledSection key={status} title={t(title)}>
            <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
              {found.map((tournament) => (
                <li key={tournament.id} className="min-w-0">
                  <OwnTournament tournament={tournament} userId={userId} />
                </li>
              ))}
            </ul>
          </TitledSection>
        )
      })}
      {others.length > 0 && (
        <section aria-labelledby="other-tournaments">
          <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
            <h2 id="other-tournaments" className="heading text-lg text-strong">
              {t('own-tournaments:others')}
            </h2>
            <AllLink to={TOURNAMENTS_PATH}>{t('tournaments:all')}</AllLink>
          </div>
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2">
            {others.map((tournament) => (
              <li key={tournament.id} className="min-w-0">
                <TournamentCard tournament={tournament} isGrouped />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
})

function ListSkeleton() {
  return (
    <div aria-busy="true">
      <Skeleton shape="text" className="mb-4 heading w-32 text-lg" />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <Skeletons count={3} className="h-36 w-full rounded-card sm:h-24" />
      </div>
    </div>
  )
}
