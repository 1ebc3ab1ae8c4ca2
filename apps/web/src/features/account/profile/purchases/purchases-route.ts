import { PURCHASES_PATH } from '#shared/navigation/addresses.ts'
import { late } from '#shared/loading/late.tsx'
import { pageRoute } from '#shared/navigation/page-route.ts'

/** The tab of bought gifts, among the pages of compoints; its gifts are activated like those of the profile. */
export const purchasesRoute = pageRoute({
  path: PURCHASES_PATH,
  access: 'player',
  texts: ['compoints', 'loyalty', 'purchases', 'profile', 'forms', 'gifts', 'gift-activation', 'bonus'],
  code: late(() => import('./purchases-page.tsx')),
})
