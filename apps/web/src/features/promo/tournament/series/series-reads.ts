import type { DomainError } from '@croupier/domain/core'
import { pageDescription } from '#shared/html/page-description.ts'
import { failureOfFresh, readFresh } from '#shared/loading/read-fresh.ts'
import { TOURNAMENTS_PATH, tournamentSeriesPath } from '#shared/navigation/addresses.ts'
import type { PageContext, PageHead } from '#shared/navigation/page-route.ts'
import type { Translate } from '#shared/texts/translate.ts'
import { tournamentsOf } from '#shared/tournaments/use-tournaments.ts'

const slugOf = ({ params }: PageContext) => params['slug'] ?? ''

const seriesOf = (context: PageContext) => tournamentsOf(context.site).series(slugOf(context))

/**
 * Reads a series and its tournaments, again on each visit, because its board changes. Where the tournaments cannot be
 * read, the page shows the series without them.
 */
export async function loadSeries(context: PageContext): Promise<void> {
  const { id } = await readFresh(seriesOf(context))
  await readFresh(tournamentsOf(context.site).ofSeries(id)).catch(() => undefined)
}

export const failureOfSeries = (context: PageContext): DomainError | null => failureOfFresh(seriesOf(context))

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
