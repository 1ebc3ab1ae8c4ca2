import { late } from '#shared/loading/late.tsx'
import type { PageRoute } from '#shared/navigation/page-route.ts'
import { COMPOINTS_TABS, type CompointsTab } from '#shared/sections/compoints-tabs.ts'

const reads = late(() => import('./compoints-reads.ts'))

type TabParts = Pick<PageRoute, 'page' | 'load' | 'texts'>

const tabRoute = ({ path, label }: CompointsTab, { texts = [], ...parts }: TabParts): PageRoute => ({
  ...parts,
  path,
  access: 'player',
  head: (_context, t) => ({ title: t(label), noIndex: true }),
  texts: ['compoints', 'loyalty', 'forms', ...texts],
})

export const compointShopRoute = tabRoute(COMPOINTS_TABS.shop, {
  page: late(() => import('./shop/shop-page.tsx')),
  load: async ({ site }) => (await reads.load()).readShop(site),
  texts: ['compoint-shop'],
})

export const compointExchangeRoute = tabRoute(COMPOINTS_TABS.exchange, {
  page: late(() => import('./exchange/exchange-page.tsx')),
  load: async ({ site }) => (await reads.load()).readConfig(site),
  texts: ['compoint-exchange'],
})

export const compointTournamentsRoute = tabRoute(COMPOINTS_TABS.tournaments, {
  page: late(() => import('./tournaments/tournaments-page.tsx')),
  load: async ({ site }) => (await reads.load()).readTournaments(site),
  texts: ['compoint-tournaments', 'tournaments', 'promotions'],
})
