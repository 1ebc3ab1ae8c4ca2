import { late } from '#shared/loading/late.tsx'
import type { PageContext, PageRoute } from '#shared/navigation/page-route.ts'

/** Reads and heads of both pages: loaded with them, not with every first visit. */
const pages = late(() => import('./promotion-pages.ts'))

const common = {
  failure: (context: PageContext) => pages.value?.failureOfPromotion(context) ?? null,
  parts: [pages],
} satisfies Partial<PageRoute>

export const promotionRoute: PageRoute = {
  ...common,
  path: '/promo/:slug',
  load: async (context) => (await pages.load()).loadPromotion(context),
  head: (context, t) => pages.value?.headOfPromotion(context, t) ?? { title: t('promotion:name') },
  page: late(() => import('./promotion-page.tsx')),
  texts: ['promotion', 'promotion-players', 'promotion-prizes', 'high-fives', 'forms', 'duck-hunt'],
}

export const promotionGamesRoute: PageRoute = {
  ...common,
  path: '/promo/:slug/games',
  load: async (context) => (await pages.load()).loadPromotionGames(context),
  head: (context, t) => pages.value?.headOfPromotionGames(context, t) ?? { title: t('promotion:games') },
  page: late(() => import('./games/promotion-games-page.tsx')),
  texts: ['promotion'],
}
