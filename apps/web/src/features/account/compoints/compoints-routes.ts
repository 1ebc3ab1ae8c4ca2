import { COMPOINTS_EXCHANGE_PATH, COMPOINTS_PATH, COMPOINTS_TOURNAMENTS_PATH } from '#shared/navigation/addresses.ts'
import { late } from '#shared/loading/late.tsx'
import { pageRoute } from '#shared/navigation/page-route.ts'

export const compointShopRoute = pageRoute({
  path: COMPOINTS_PATH,
  access: 'player',
  texts: ['compoints', 'loyalty', 'forms', 'compoint-shop'],
  code: late(() => import('./shop/shop-page.tsx')),
})

export const compointExchangeRoute = pageRoute({
  path: COMPOINTS_EXCHANGE_PATH,
  access: 'player',
  texts: ['compoints', 'loyalty', 'forms', 'compoint-exchange'],
  code: late(() => import('./exchange/exchange-page.tsx')),
})

export const compointTournamentsRoute = pageRoute({
  path: COMPOINTS_TOURNAMENTS_PATH,
  access: 'player',
  texts: ['compoints', 'loyalty', 'forms', 'compoint-tournaments', 'tournaments', 'promotions'],
  code: late(() => import('./tournaments/tournaments-page.tsx')),
})
