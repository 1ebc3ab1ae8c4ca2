import type { PageRoute } from '../../shared/page-route.ts'
import { readAll } from '../../shared/read-all.ts'

/** For guests only. Without settings or dial codes the form still stands: their reading decides no status. */
export const registrationRoute: PageRoute = {
  path: '/registration',
  access: 'guest',
  closedInRestrictedRegions: true,
  load: ({ site }) => readAll([site.content.serverData.ensure(), site.session.phoneCodes.ensure()]),
  head: (_context, t) => ({ title: t('auth.registrationTitle'), noIndex: true }),
  module: 'src/features/auth/registration-page.tsx',
  page: () => import('./registration-page.tsx'),
}
