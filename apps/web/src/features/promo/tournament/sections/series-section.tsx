import { cardStyles } from '@croupier/design-system'
import { eventStatus, sortEvents } from '@croupier/domain/core'
import { createTournaments, type Tournament } from '@croupier/domain/tournaments'
import { observer } from 'mobx-react-lite'
import { tournamentSeriesPath } from '#shared/navigation/addresses.ts'
import { ButtonLink } from '#shared/navigation/button-link.tsx'
import { Section } from '#shared/events/section.tsx'
import { useEventTime } from '#shared/events/use-event-time.ts'
import { useTexts, useSite } from '#shared/site/tab.tsx'
import { TournamentCards } from '#shared/tournaments/tournament-cards.tsx'

/** The series of a tournament, and those of it that are over. Nothing for a tournament of its own. */
export const SeriesSection = observer(function SeriesSection({ tournament }: { readonly tournament: Tournament }) {
  const { seriesId, slug } = tournament
  return seriesId === null ? null : <OfSeries seriesId={seriesId} slug={slug} />
})

interface OfSeriesProps {
  readonly seriesId: string
  readonly slug: string
}

const OfSeries = observer(function OfSeries({ seriesId, slug }: OfSeriesProps) {
  const t = useTexts()
  const tournaments = useSite().visitorPart(createTournaments)
  const series = tournaments.seriesList.value?.find(({ id }) => id === seriesId)
  const others = (tournaments.ofSeries(seriesId).value ?? []).filter((one) => one.slug !== slug)
  const now = useEventTime(others)
  const past = sortEvents(others, now, ['past'])
  if (!series && past.length === 0) return null
  return (
    <Section title={t('tournament:series')}>
      {series && (
        <div className={`${cardStyles()} flex flex-wrap items-center justify-between gap-x-8 gap-y-4`}>
          <div className="min-w-0">
            <p className="heading text-lg wrap-anywhere text-strong">{series.title}</p>
            <p className="mt-1 max-w-prose text-sm text-body">
              {t(eventStatus(series, now) === 'past' ? 'tournament:seriesOver' : 'tournament:seriesText')}
            </p>
          </div>
          <ButtonLink to={tournamentSeriesPath(series.slug)}>{t('tournament:toSeries')}</ButtonLink>
        </div>
      )}
      {past.length > 0 && (
        <>
          <h3 className="mt-6 mb-4 text-base font-semibold text-strong">{t('tournament:pastOfSeries')}</h3>
          <TournamentCards tournaments={past.slice(0, PAST_SHOWN)} />
        </>
      )}
    </Section>
  )
})

/** The series' page has all. */
const PAST_SHOWN = 3
