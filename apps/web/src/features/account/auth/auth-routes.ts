import { REGISTRATION_PATH } from '#shared/navigation/addresses.ts'
import { late } from '#shared/loading/late.tsx'
import { readAll } from '#shared/loading/read-all.ts'
import type { PageRoute } from '#shared/navigation/page-route.ts'
import { loadArt } from './load-art.ts'

/** What the pages of login, registration and recovery have in common. */
const AUTH_PAGE = {
  access: 'guest',
  closedInRestrictedRegions: true,
  load: loadArt,
  texts: ['auth', 'forms'],
} satisfies Partial<PageRoute>

export const loginRoute: PageRoute = {
  ...AUTH_PAGE,
  path: '/login',
  head: (_context, t) => ({ title: t('auth:loginTitle'), noIndex: true }),
  page: late(() => import('./login/login-page.tsx')),
}

/** The form renders without settings or dial codes, so a failed read does not fail the page. */
export const registrationRoute: PageRoute = {
  ...AUTH_PAGE,
  path: REGISTRATION_PATH,
  load: (context) =>
    readAll([context.site.content.serverData.ensure(), context.site.session.phoneCodes.ensure(), loadArt(context)]),
  head: (_context, t) => ({ title: t('auth:registrationTitle'), noIndex: true }),
  page: late(() => import('./registration/registration-page.tsx')),
}

export const remindRoute: PageRoute = {
  ...AUTH_PAGE,
  path: '/remind',
  head: (_context, t) => ({ title: t('auth:remindTitle'), noIndex: true }),
  page: late(() => import('./recovery/remind-page.tsx')),
}

/** Opened by the recovery mail's link. */
export const newPasswordRoute: PageRoute = {
  ...AUTH_PAGE,
  path: '/new-password/:code',
  analytics: 'skip',
  hasSecret: true,
  head: (_context, t) => ({ title: t('auth:newPasswordTitle'), noIndex: true }),
  page: late(() => import('./recovery/new-password-page.tsx')),
}
