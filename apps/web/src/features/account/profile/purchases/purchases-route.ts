import { late } from '#shared/loading/late.tsx'
import type { PageRoute } from '#shared/navigation/page-route.ts'
import { COMPOINTS_TABS } from '#shared/sections/compoints-tabs.ts'

const reads = late(() => import('../profile-reads.ts'))

const { path, label } = COMPOINTS_TABS.purchases

/** The tab of bought gifts, among the pages of compoints; its gifts are activated like those of the profile. */
export const purchasesRoute: PageRoute = {
  path,
  access: 'player',
  head: (_context, t) => ({ title: t(label), noIndex: true }),
  page: late(() => import('./purchases-page.tsx')),
  load: async ({ site }) => (await reads.load()).readGifts(site),
  texts: ['compoints', 'loyalty', 'purchases', 'profile', 'forms', 'gifts', 'gift-activation', 'bonus'],
}
