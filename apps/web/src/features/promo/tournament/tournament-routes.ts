import { late } from '#shared/loading/late.tsx'
import type { PageContext, PageRoute } from '#shared/navigation/page-route.ts'

/** Reads and heads of both pages: loaded with them, not with every first visit. */
const pages = late(() => import('./tournament-pages.ts'))

const common = {
  failure: (context: PageContext) => pages.value?.failureOfTournament(context) ?? null,
  parts: [pages],
} satisfies Partial<PageRoute>

export const tournamentRoute: PageRoute = {
  ...common,
  path: '/tournaments/:slug',
  load: async (context) => (await pages.load()).loadTournament(context),
  head: (context, t) => pages.value?.headOfTournament(context, t) ?? { title: t('tournament:name') },
  page: late(() => import('./tournament-page.tsx')),
  texts: [
    'tournament',
    'tournament-contest',
    'tournament-board',
    'tournaments',
    'promotions',
    'tournament-joining',
    'loyalty',
    'forms',
  ],
}

export const tournamentGamesRoute: PageRoute = {
  ...common,
  path: '/tournaments/:slug/games',
  load: async (context) => (await pages.load()).loadTournamentGames(context),
  head: (context, t) => pages.value?.headOfTournamentGames(context, t) ?? { title: t('tournament:games') },
  page: late(() => import('./games/tournament-games-page.tsx')),
  texts: ['tournament', 'search'],
}
