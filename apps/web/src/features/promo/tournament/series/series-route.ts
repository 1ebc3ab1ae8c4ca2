import { late } from '#shared/loading/late.tsx'
import type { PageRoute } from '#shared/navigation/page-route.ts'

/** Reads and head: loaded with the page, not with every first visit. */
const reads = late(() => import('./series-reads.ts'))

export const tournamentSeriesRoute: PageRoute = {
  path: '/tournaments/series/:slug',
  load: async (context) => (await reads.load()).loadSeries(context),
  failure: (context) => reads.value?.failureOfSeries(context) ?? null,
  head: (context, t) => reads.value?.headOfSeries(context, t) ?? { title: t('tournament-series:name') },
  page: late(() => import('./series-page.tsx')),
  parts: [reads],
  texts: ['tournament-series', 'tournament-contest', 'tournament-board', 'tournaments', 'promotions'],
}
