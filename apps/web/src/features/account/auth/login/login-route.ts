import { late } from '../../../../shared/loading/late.tsx'
import type { PageRoute } from '../../../../shared/navigation/page-route.ts'
import { loadArt } from '../load-art.ts'

export const loginRoute: PageRoute = {
  path: '/login',
  access: 'guest',
  closedInRestrictedRegions: true,
  load: loadArt,
  head: (_context, t) => ({ title: t('auth:loginTitle'), noIndex: true }),
  page: late(() => import('./login-page.tsx')),
  texts: ['auth', 'forms'],
}
