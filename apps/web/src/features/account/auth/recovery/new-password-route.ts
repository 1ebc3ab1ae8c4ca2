import { late } from '../../../../shared/loading/late.tsx'
import type { PageRoute } from '../../../../shared/navigation/page-route.ts'
import { loadArt } from '../load-art.ts'

/** Where the link of the recovery mail leads. For guests only, and not where play is closed (core.md 2). */
export const newPasswordRoute: PageRoute = {
  path: '/new-password/:code',
  access: 'guest',
  closedInRestrictedRegions: true,
  analytics: 'skip',
  load: loadArt,
  head: (_context, t) => ({ title: t('auth.newPasswordTitle'), noIndex: true }),
  page: late(() => import('./new-password-page.tsx')),
  texts: ['auth', 'forms'],
}
