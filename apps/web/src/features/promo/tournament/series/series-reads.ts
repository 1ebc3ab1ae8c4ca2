import type { DomainError } from '@croupier/domain/core'
import { pageDescription } from '../../../../shared/html/page-description.ts'
import { TOURNAMENTS_PATH, tournamentSeriesPath } from '../../../../shared/navigation/addresses.ts'
import { failureOf } from '../../../../shared/navigation/page-outcome.ts'
import type { PageContext, PageHead } from '../../../../shared/navigation/page-route.ts'
import type { Translate } from '../../../../shared/texts/translate.ts'
import { tournamentsOf } from '../../../../shared/tournaments/use-tournaments.ts'

const slugOf = ({ params }: PageContext) => params['slug'] ?? ''

const seriesOf = (context: PageContext) => tournamentsOf(context.site).series(slugOf(context))

/** The browser reads a known series again, as its board changes, but does not wait for it. Its tournaments fail alone. */
export async function loadSeries(context: PageContext): Promise<void> {
  const series = seriesOf(context)
  const isKnown = series.value !== undefined && !import.meta.env.SSR
  if (isKnown) series.reread()
  const { id } = isKnown && series.value ? series.value : await series.ensure()
  const tournaments = tournamentsOf(context.site).ofSeries(id)
  if (tournaments.value !== undefined && !import.meta.env.SSR) tournaments.reread()
  else await tournaments.ensure().catch(() => undefined)
}

/** A series that the platform no longer has is not shown from memory. */
export function failureOfSeries(context: PageContext): DomainError | null {
  const series = seriesOf(context)
  const { state } = series
  return state.status === 'failed' && state.error.kind === 'not-found' ? state.error : failureOf(series)
}

export function headOfSeries(context: PageContext, t: Translate): PageHead {
  const series = seriesOf(context).value
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
