import { late } from '../../../../shared/loading/late.tsx'
import type { PageRoute } from '../../../../shared/navigation/page-route.ts'
import { loadArt } from '../load-art.ts'

export const newPasswordRoute: PageRoute = {
  path: '/new-password/:code',
  access: 'guest',
  closedInRestrictedRegions: true,
  analytics: 'skip',
  load: loadArt,
  head: (_context, t) => ({ title: t('auth:newPasswordTitle'), noIndex: true }),
  page: late(() => import('./new-password-page.tsx')),
  texts: ['auth', 'forms'],
}
