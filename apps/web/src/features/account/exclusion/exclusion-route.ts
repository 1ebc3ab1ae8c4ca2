import { EXCLUSION_PATH } from '#shared/navigation/addresses.ts'
import { late } from '#shared/loading/late.tsx'
import { pageRoute } from '#shared/navigation/page-route.ts'

export const exclusionRoute = pageRoute({
  path: EXCLUSION_PATH,
  access: 'player',
  texts: ['exclusion', 'limits', 'cashbox', 'forms'],
  code: late(() => import('./exclusion-page.tsx')),
})
