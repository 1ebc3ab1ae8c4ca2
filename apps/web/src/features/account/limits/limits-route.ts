import { LIMITS_PATH } from '#shared/navigation/addresses.ts'
import { late } from '#shared/loading/late.tsx'
import { pageRoute } from '#shared/navigation/page-route.ts'

export const limitsRoute = pageRoute({
  path: LIMITS_PATH,
  access: 'player',
  texts: ['limits', 'exclusion', 'cashbox', 'forms'],
  code: late(() => import('./limits-page.tsx')),
})
