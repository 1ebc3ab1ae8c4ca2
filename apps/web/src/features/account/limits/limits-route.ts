import { LIMITS_PATH } from '#shared/navigation/addresses.ts'
import { late } from '#shared/loading/late.tsx'
import type { PageRoute } from '#shared/navigation/page-route.ts'

export const limitsRoute: PageRoute = {
  path: LIMITS_PATH,
  access: 'player',
  head: (_context, t) => ({ title: t('limits:title'), noIndex: true }),
  page: late(() => import('./limits-page.tsx')),
  texts: ['limits', 'cashbox', 'forms'],
}
