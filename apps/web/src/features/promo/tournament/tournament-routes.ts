import { late } from '#shared/loading/late.tsx'
import { pageRoute } from '#shared/navigation/page-route.ts'

export const tournamentRoute = pageRoute({
  path: '/tournaments/:slug',
  texts: ['tournament', 'tournament-contest', 'tournament-board', 'tournaments', 'promotions', 'tournament-joining'],
  code: late(() => import('./tournament-page.tsx')),
})

export const tournamentGamesRoute = pageRoute({
  path: '/tournaments/:slug/games',
  texts: ['tournament', 'search'],
  code: late(() => import('./games/tournament-games-page.tsx')),
})
