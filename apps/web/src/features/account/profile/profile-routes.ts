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
import { pageRoute } from '#shared/navigation/page-route.ts'

export const balanceTabRoute = pageRoute({
  path: PROFILE_BALANCE_PATH,
  access: 'player',
  texts: ['profile', 'forms', 'bonus'],
  code: late(() => import('./balance/balance-page.tsx')),
})

export const levelsTabRoute = pageRoute({
  path: PROFILE_LEVELS_PATH,
  access: 'player',
  texts: ['profile', 'forms', 'levels', 'gifts', 'gift-activation', 'loyalty', 'bonus'],
  code: late(() => import('./levels/levels-page.tsx')),
})

export const achievementsTabRoute = pageRoute({
  path: PROFILE_ACHIEVEMENTS_PATH,
  access: 'player',
  texts: ['profile', 'forms', 'achievements'],
  code: late(() => import('./achievements/achievements-page.tsx')),
})

export const tournamentsTabRoute = pageRoute({
  path: PROFILE_TOURNAMENTS_PATH,
  access: 'player',
  texts: ['profile', 'forms', 'own-tournaments', 'tournaments', 'promotions'],
  code: late(() => import('./tournaments/own-tournaments-page.tsx')),
})

export const giftsTabRoute = pageRoute({
  path: PROFILE_GIFTS_PATH,
  access: 'player',
  texts: ['profile', 'forms', 'gifts', 'gift-activation', 'loyalty', 'bonus'],
  code: late(() => import('./gifts/gifts-page.tsx')),
})

export const promoCodeTabRoute = pageRoute({
  path: PROFILE_PROMO_CODE_PATH,
  access: 'player',
  texts: ['profile', 'forms', 'promo-code', 'gifts', 'gift-activation', 'loyalty', 'bonus'],
  code: late(() => import('./promo-code/promo-code-page.tsx')),
})

export const infoTabRoute = pageRoute({
  path: PROFILE_INFO_PATH,
  access: 'player',
  texts: ['profile', 'forms'],
  code: late(() => import('./info/info-page.tsx')),
})

export const securityTabRoute = pageRoute({
  path: PROFILE_SECURITY_PATH,
  access: 'player',
  texts: ['profile', 'forms', 'security'],
  code: late(() => import('./security/security-page.tsx')),
})

export const verificationTabRoute = pageRoute({
  path: PROFILE_VERIFICATION_PATH,
  access: 'player',
  texts: ['profile', 'forms', 'documents'],
  code: late(() => import('./verification/verification-page.tsx')),
})

export const profileRoute = pageRoute({ ...balanceTabRoute, path: PROFILE_PATH, redirectTo: PROFILE_BALANCE_PATH })
