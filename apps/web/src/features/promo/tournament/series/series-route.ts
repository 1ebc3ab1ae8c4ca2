import { late } from '#shared/loading/late.tsx'
import { pageRoute } from '#shared/navigation/page-route.ts'

export const tournamentSeriesRoute = pageRoute({
  path: '/tournaments/series/:slug',
  texts: ['tournament-series', 'tournament-contest', 'tournament-board', 'tournaments', 'promotions'],
  code: late(() => import('./series-page.tsx')),
})
