import {
  PROFILE_ACHIEVEMENTS_PATH,
  PROFILE_BALANCE_PATH,
  PROFILE_GIFTS_PATH,
  PROFILE_INFO_PATH,
  PROFILE_LEVELS_PATH,
  PROFILE_PATH,
  PROFILE_PROMO_CODE_PATH,
  PROFILE_SECURITY_PATH,
  PROFILE_TOURNAMENTS_PATH,
  PROFILE_VERIFICATION_PATH,
} from '#shared/navigation/addresses.ts'
import { late } from '#shared/loading/late.tsx'
import { pageRoute, type PageRoute } from '#shared/navigation/page-route.ts'

/** A tab's page, with the texts that it needs beside those of all tabs. */
const tab = (...texts: NonNullable<PageRoute['texts']>) =>
  ({ access: 'player', texts: ['profile', 'forms', ...texts] }) satisfies Partial<PageRoute>

export const balanceTabRoute = pageRoute({
  ...tab('bonus'),
  path: PROFILE_BALANCE_PATH,
  code: late(() => import('./balance/balance-page.tsx')),
})

export const levelsTabRoute = pageRoute({
  ...tab('levels', 'gifts', 'gift-activation', 'loyalty', 'bonus'),
  path: PROFILE_LEVELS_PATH,
  code: late(() => import('./levels/levels-page.tsx')),
})

export const achievementsTabRoute = pageRoute({
  ...tab('achievements'),
  path: PROFILE_ACHIEVEMENTS_PATH,
  code: late(() => import('./achievements/achievements-page.tsx')),
})

export const tournamentsTabRoute = pageRoute({
  ...tab('own-tournaments', 'tournaments', 'promotions'),
  path: PROFILE_TOURNAMENTS_PATH,
  code: late(() => import('./tournaments/own-tournaments-page.tsx')),
})

export const giftsTabRoute = pageRoute({
  ...tab('gifts', 'gift-activation', 'loyalty', 'bonus'),
  path: PROFILE_GIFTS_PATH,
  code: late(() => import('./gifts/gifts-page.tsx')),
})

export const promoCodeTabRoute = pageRoute({
  ...tab('promo-code', 'gifts', 'gift-activation', 'loyalty', 'bonus'),
  path: PROFILE_PROMO_CODE_PATH,
  code: late(() => import('./promo-code/promo-code-page.tsx')),
})

export const infoTabRoute = pageRoute({
  ...tab(),
  path: PROFILE_INFO_PATH,
  code: late(() => import('./info/info-page.tsx')),
})

export const securityTabRoute = pageRoute({
  ...tab('security'),
  path: PROFILE_SECURITY_PATH,
  code: late(() => import('./security/security-page.tsx')),
})

export const verificationTabRoute = pageRoute({
  ...tab('documents'),
  path: PROFILE_VERIFICATION_PATH,
  code: late(() => import('./verification/verification-page.tsx')),
})

export const profileRoute = pageRoute({ ...balanceTabRoute, path: PROFILE_PATH, redirectTo: PROFILE_BALANCE_PATH })
