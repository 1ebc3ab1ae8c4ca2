import { late } from '#shared/loading/late.tsx'
import { pageRoute } from '#shared/navigation/page-route.ts'

export const promotionRoute = pageRoute({
  path: '/promo/:slug',
  texts: ['promotion', 'promotion-players', 'promotion-prizes', 'high-fives'],
  code: late(() => import('./promotion-page.tsx')),
})

export const promotionGamesRoute = pageRoute({
  path: '/promo/:slug/games',
  texts: ['promotion'],
  code: late(() => import('./games/promotion-games-page.tsx')),
})
