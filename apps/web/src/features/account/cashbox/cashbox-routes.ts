import { CASHBOX_PATH } from '../../../shared/navigation/addresses.ts'
import { late } from '../../../shared/loading/late.tsx'
import type { PageRoute } from '../../../shared/navigation/page-route.ts'

/** Money in. The pages of the cashbox read in the browser alone, and all of it comes with their chunk: no guest needs any. */
export const depositRoute: PageRoute = {
  path: CASHBOX_PATH,
  access: 'player',
  head: (_context, t) => ({ title: t('cashbox.deposit'), noIndex: true }),
  page: late(() => import('./deposit/deposit-page.tsx')),
  texts: ['cashbox', 'limits', 'forms'],
}

/** Money out. */
export const withdrawRoute: PageRoute = {
  path: '/cashbox/withdraw',
  access: 'player',
  head: (_context, t) => ({ title: t('cashbox.withdraw'), noIndex: true }),
  page: late(() => import('./withdraw/withdraw-page.tsx')),
  texts: ['cashbox', 'limits', 'forms'],
}

/** What came in and went out. */
export const historyRoute: PageRoute = {
  path: '/cashbox/history',
  access: 'player',
  head: (_context, t) => ({ title: t('cashbox.history'), noIndex: true }),
  page: late(() => import('./history/history-page.tsx')),
  texts: ['cashbox', 'limits', 'forms'],
}

/** Where payment providers send the player back to (open-points.md: CashboxMessage). */
export const cashboxResultRoutes: readonly PageRoute[] = ['success', 'fail', 'pending'].map((result) => ({
  path: `/cashbox/${result}`,
  access: 'player',
  head: (_context, t) => ({ title: t('cashbox.deposit'), noIndex: true }),
  page: late(() => import('./result-page.tsx')),
  texts: ['cashbox', 'limits', 'forms'],
}))
