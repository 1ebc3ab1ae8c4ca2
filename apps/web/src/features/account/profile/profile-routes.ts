import { PROFILE_PATH } from '#shared/navigation/addresses.ts'
import { late } from '#shared/loading/late.tsx'
import { readAll } from '#shared/loading/read-all.ts'
import type { PageRoute } from '#shared/navigation/page-route.ts'
import { PROFILE_TABS, type ProfileTab } from './profile-tabs.ts'

const reads = late(() => import('./profile-reads.ts'))

type TabParts = Pick<PageRoute, 'page' | 'load' | 'texts'>

/** A part that fails to load shows its own failure, so no read fails the page. */
function tabRoute({ path, label }: ProfileTab, { page, load, texts = [] }: TabParts): PageRoute {
  return {
    page,
    path,
    access: 'player',
    head: (_context, t) => ({ title: t(label), noIndex: true }),
    texts: ['profile', 'forms', ...texts],
    async load(context) {
      const { readHead } = await reads.load()
      await readAll([readHead(context.site), load?.(context)])
    },
  }
}

export const balanceTabRoute = tabRoute(PROFILE_TABS.balance, {
  page: late(() => import('./balance/balance-page.tsx')),
  load: async ({ site }) => (await reads.load()).readGifts(site),
  texts: ['bonus'],
})

export const levelsTabRoute = tabRoute(PROFILE_TABS.levels, {
  page: late(() => import('./levels/levels-page.tsx')),
  load: async ({ site }) => (await reads.load()).readGifts(site),
  texts: ['levels', 'gifts', 'gift-activation', 'loyalty', 'bonus'],
})

export const achievementsTabRoute = tabRoute(PROFILE_TABS.achievements, {
  page: late(() => import('./achievements/achievements-page.tsx')),
  load: async ({ site }) => (await reads.load()).readAchievementsTab(site),
  texts: ['achievements'],
})

export const tournamentsTabRoute = tabRoute(PROFILE_TABS.tournaments, {
  page: late(() => import('./tournaments/own-tournaments-page.tsx')),
  load: async ({ site }) => (await reads.load()).readTournamentsTab(site),
  texts: ['own-tournaments', 'tournaments', 'promotions'],
})

export const giftsTabRoute = tabRoute(PROFILE_TABS.gifts, {
  page: late(() => import('./gifts/gifts-page.tsx')),
  load: async ({ site }) => (await reads.load()).readGifts(site),
  texts: ['gifts', 'gift-activation', 'loyalty', 'bonus'],
})

export const promoCodeTabRoute = tabRoute(PROFILE_TABS.promoCode, {
  page: late(() => import('./promo-code/promo-code-page.tsx')),
  texts: ['promo-code', 'gifts', 'gift-activation', 'loyalty', 'bonus'],
})

export const infoTabRoute = tabRoute(PROFILE_TABS.info, {
  page: late(() => import('./info/info-page.tsx')),
  load: ({ site }) => site.session.phoneCodes.ensure(),
})

export const verificationTabRoute = tabRoute(PROFILE_TABS.verification, {
  page: late(() => import('./verification/verification-page.tsx')),
  load: async ({ site }) => (await reads.load()).readVerificationTab(site),
  texts: ['documents'],
})

export const profileRoute: PageRoute = { ...balanceTabRoute, path: PROFILE_PATH, redirectTo: PROFILE_TABS.balance.path }
