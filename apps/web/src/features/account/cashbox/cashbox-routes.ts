import { CASHBOX_PATH } from '../../../shared/navigation/addresses.ts'
import { late } from '../../../shared/loading/late.tsx'
import type { PageRoute } from '../../../shared/navigation/page-route.ts'

/** Cashbox pages load their data in the browser only, and the data's code comes with the pages' chunk. */
export const depositRoute: PageRoute = {
  path: CASHBOX_PATH,
  access: 'player',
  head: (_context, t) => ({ title: t('cashbox:deposit'), noIndex: true }),
  page: late(() => import('./deposit/deposit-page.tsx')),
  texts: ['cashbox', 'limits', 'forms'],
}

export const withdrawRoute: PageRoute = {
  path: '/cashbox/withdraw',
  access: 'player',
  head: (_context, t) => ({ title: t('cashbox:withdraw'), noIndex: true }),
  page: late(() => import('./withdraw/withdraw-page.tsx')),
  texts: ['cashbox', 'limits', 'forms'],
}

export const historyRoute: PageRoute = {
  path: '/cashbox/history',
  access: 'player',
  head: (_context, t) => ({ title: t('cashbox:history'), noIndex: true }),
  page: late(() => import('./history/history-page.tsx')),
  texts: ['cashbox', 'limits', 'forms'],
}

export const cashboxResultRoutes: readonly PageRoute[] = ['success', 'fail', 'pending'].map((result) => ({
  path: `/cashbox/${result}`,
  access: 'player',
  head: (_context, t) => ({ title: t('cashbox:deposit'), noIndex: true }),
  page: late(() => import('./result-page.tsx')),
  texts: ['cashbox', 'limits', 'forms'],
}))
