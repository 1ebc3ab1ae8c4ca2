import { late } from '#shared/loading/late.tsx'
import { TOURNAMENTS_PATH } from '#shared/navigation/addresses.ts'
import { pageRoute } from '#shared/navigation/page-route.ts'

export const tournamentsRoute = pageRoute({
  path: TOURNAMENTS_PATH,
  texts: ['tournaments', 'promotions'],
  code: late(() => import('./tournaments-page.tsx')),
})
