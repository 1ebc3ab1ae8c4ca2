import { PROMO_PATH } from '#shared/navigation/addresses.ts'
import { late } from '#shared/loading/late.tsx'
import { pageRoute } from '#shared/navigation/page-route.ts'

export const promotionsRoute = pageRoute({
  path: PROMO_PATH,
  texts: ['promotions', 'tournaments'],
  code: late(() => import('./promotions-page.tsx')),
})
