import { RESET_PATH } from '@croupier/contract/paths'
import { REGISTRATION_PATH } from '#shared/navigation/addresses.ts'
import { late } from '#shared/loading/late.tsx'
import { pageRoute, type PageRoute } from '#shared/navigation/page-route.ts'

/** What the pages of login, registration and recovery have in common. */
const AUTH_PAGE = {
  access: 'guest',
  closedInRestrictedRegions: true,
  texts: ['auth', 'forms'],
} satisfies Partial<PageRoute>

export const loginRoute = pageRoute({
  ...AUTH_PAGE,
  path: '/login',
  code: late(() => import('./login/login-page.tsx')),
})

export const registrationRoute = pageRoute({
  ...AUTH_PAGE,
  path: REGISTRATION_PATH,
  code: late(() => import('./registration/registration-page.tsx')),
})

export const remindRoute = pageRoute({
  ...AUTH_PAGE,
  path: '/remind',
  code: late(() => import('./recovery/remind-page.tsx')),
})

/** Opened by the recovery mail's link. */
export const newPasswordRoute = pageRoute({
  ...AUTH_PAGE,
  path: `${RESET_PATH}:code`,
  analytics: 'skip',
  hasSecret: true,
  code: late(() => import('./recovery/new-password-page.tsx')),
})
