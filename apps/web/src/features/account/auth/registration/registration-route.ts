import { REGISTRATION_PATH } from '../../../../shared/navigation/addresses.ts'
import { late } from '../../../../shared/loading/late.tsx'
import type { PageRoute } from '../../../../shared/navigation/page-route.ts'
import { readAll } from '../../../../shared/loading/read-all.ts'
import { loadArt } from '../load-art.ts'

/** The form renders without settings or dial codes, so a failed read does not fail the page. */
export const registrationRoute: PageRoute = {
  path: REGISTRATION_PATH,
  access: 'guest',
  closedInRestrictedRegions: true,
  load: (context) =>
    readAll([context.site.content.serverData.ensure(), context.site.session.phoneCodes.ensure(), loadArt(context)]),
  head: (_context, t) => ({ title: t('auth:registrationTitle'), noIndex: true }),
  page: late(() => import('./registration-page.tsx')),
  texts: ['auth', 'forms'],
}
