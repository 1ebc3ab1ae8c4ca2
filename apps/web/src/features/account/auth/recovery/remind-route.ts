import { late } from '../../../../shared/loading/late.tsx'
import type { PageRoute } from '../../../../shared/navigation/page-route.ts'
import { loadArt } from '../load-art.ts'

export const remindRoute: PageRoute = {
  path: '/remind',
  access: 'guest',
  closedInRestrictedRegions: true,
  load: loadArt,
  head: (_context, t) => ({ title: t('auth:remindTitle'), noIndex: true }),
  page: late(() => import('./remind-page.tsx')),
  texts: ['auth', 'forms'],
}
