import { cardStyles } from '@croupier/design-system'
import { eventStatus } from '@croupier/domain/core'
import { ownPlaceOf, podium, type Series, createTournaments } from '@croupier/domain/tournaments'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useParams } from 'react-router-dom'
import { PlatformHtml } from '#shared/html/platform-html.tsx'
import { TOURNAMENTS_PATH, tournamentSeriesPath } from '#shared/navigation/addresses.ts'
import { BackLink } from '#shared/navigation/back-link.tsx'
import { EventPageSkeleton } from '#shared/events/event-page-skeleton.tsx'
import { Section } from '#shared/events/section.tsx'
import { useEventTime } from '#shared/events/use-event-time.ts'
import { useTexts, useSite } from '#shared/site/tab.tsx'
import { Leaderboard } from '#shared/tournaments/board/leaderboard.tsx'
import { LeadersPodium } from '#shared/tournaments/board/leaders-podium.tsx'
import { OwnPosition } from '#shared/tournaments/board/own-position.tsx'
import { useBoardPlayer } from '#shared/tournaments/board/use-board-player.ts'
import { ContestHero } from '../contest/contest-hero.tsx'
import { contestPicture } from '../contest/contest-picture.ts'
import { ContestRules } from '../contest/contest-rules.tsx'
import { PrizePlaces } from '../contest/prize-places.tsx'
import { SeriesTournaments } from './series-tournaments.tsx'
import type { PageContext, PageModule } from '#shared/navigation/page-route.ts'
import { failureOfFresh, readFresh } from '#shared/loading/read-fresh.ts'
import { carryTop } from '#shared/tournaments/board/carry-top.ts'
import { pageDescription } from '#shared/html/page-description.ts'

const seriesAt = ({ site, params }: PageContext) => site.visitorPart(createTournaments).series(params['slug'] ?? '')

/**
 * Reads a series and its tournaments, again on each visit, because its board changes. Where the tournaments cannot be
 * read, the page shows the series without them.
 */
export async function load(context: PageContext): Promise<void> {
  const { id } = await readFresh(seriesAt(context))
  carryTop(context, seriesAt(context))
  await readFresh(context.site.visitorPart(createTournaments).ofSeries(id)).catch(() => undefined)
}

export const failure = (context: PageContext) => failureOfFresh(seriesAt(context))

export const head: PageModule['head'] = (context, t) => {
  const series = seriesAt(context).value
  if (!series) return { title: t('tournament-series:name') }
  const { slug, title, image, startAt, endAt } = series
  return {
    title,
    ...pageDescription(series.description),
    picture: image,
    trail: [
      { name: t('tournament-series:tournaments'), path: TOURNAMENTS_PATH },
      { name: title, path: tournamentSeriesPath(slug) },
    ],
    ...(startAt !== null && { event: { name: title, startAt, endAt } }),
  }
}

export const firstPicture: NonNullable<PageModule['firstPicture']> = (context) =>
  contestPicture(seriesAt(context).value)

/** A series of tournaments: its board, which is that of all of them, live while the page is open. */
export const Page = observer(function SeriesPage() {
  const { slug = '' } = useParams()
  const tournaments = useSite().visitorPart(createTournaments)
  const series = tournaments.series(slug).value
  useEffect(() => tournaments.watch('series', slug), [tournaments, slug])
  return series ? <SeriesSections key={series.id} series={series} /> : <EventPageSkeleton hero="h-112 md:h-80" />
})

/** Each section draws nothing where it has nothing to show. */
function SeriesSections({ series }: { readonly series: Series }) {
  const t = useTexts()
  return (
    <article className="px-gutter pb-section">
      <BackLink fallback={TOURNAMENTS_PATH} className="my-1" />
      <ContestHero contest={series} kind={t('tournament-series:name')} />
      <div className="mt-section grid grid-cols-[minmax(0,1fr)] gap-section">
        <Board series={series} />
        <SeriesTournaments seriesId={series.id} />
        <PrizePlaces contest={series} />
        <ContestRules contest={series}>
          {series.description.trim() !== '' && <PlatformHtml html={series.description} className="max-w-prose" />}
        </ContestRules>
      </div>
    </article>
  )
}

/** The podium unless it is empty, and the whole board beside the player's own place. */
const Board = observer(function Board({ series }: { readonly series: Series }) {
  const t = useTexts()
  const tournaments = useSite().visitorPart(createTournaments)
  const player = useBoardPlayer()
  const status = eventStatus(series, useEventTime([series]))
  const isOver = status === 'past'
  const hasOwn = player !== null && ownPlaceOf(series, player.userId) !== null
  const title = t(isOver ? 'tournament-series:results' : 'tournament-series:leaders')
  if (series.leaders.length === 0) {
    if (isOver) return null
    return (
      <Section title={title}>
        <p className={cardStyles()}>{t('tournament-series:noLeaders')}</p>
      </Section>
    )
  }
  return (
    <Section title={title} note={t('tournament-series:leadersNote')}>
      {podium(series.leaders).flat().length > 0 && (
        <div className="mb-6">
          <LeadersPodium contest={series} player={player} label={t('tournament-series:podium')} />
        </div>
      )}
      <div
        className={`grid grid-cols-[minmax(0,1fr)] items-start gap-6 ${hasOwn ? 'lg:grid-cols-[minmax(0,1fr)_20rem]' : ''}`}
      >
        {player && hasOwn && (
          <OwnPosition contest={series} player={player} isOver={isOver} className="lg:sticky lg:top-24 lg:order-last" />
        )}
        <Leaderboard
          contest={series}
          player={player}
          label={title}
          places={series.places}
          onWanted={() => tournaments.series(series.slug).reread()}
        />
      </div>
    </Section>
  )
})
