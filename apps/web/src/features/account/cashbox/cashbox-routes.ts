import { CASHBOX_PATH } from '../../../shared/navigation/addresses.ts'
import type { PageRoute } from '../../../shared/navigation/page-route.ts'

/** Money in. The pages of the cashbox read in the browser alone, and all of it comes with their chunk: no guest needs any. */
export const depositRoute: PageRoute = {
  path: CASHBOX_PATH,
  access: 'player',
  head: (_context, t) => ({ title: t('cashbox.deposit'), noIndex: true }),
  module: 'src/features/account/cashbox/deposit/deposit-page.tsx',
  page: () => import('./deposit/deposit-page.tsx'),
  texts: ['cashbox', 'limits', 'forms'],
}

/** Money out. */
export const withdrawRoute: PageRoute = {
  path: '/cashbox/withdraw',
  access: 'player',
  head: (_context, t) => ({ title: t('cashbox.withdraw'), noIndex: true }),
  module: 'src/features/account/cashbox/withdraw/withdraw-page.tsx',
  page: () => import('./withdraw/withdraw-page.tsx'),
  texts: ['cashbox', 'limits', 'forms'],
}

/** What came in and went out. */
export const historyRoute: PageRoute = {
  path: '/cashbox/history',
  access: 'player',
  head: (_context, t) => ({ title: t('cashbox.history'), noIndex: true }),
  module: 'src/features/account/cashbox/history/history-page.tsx',
  page: () => import('./history/history-page.tsx'),
  texts: ['cashbox', 'limits', 'forms'],
}

/** Where payment providers send the player back to (open-points.md: CashboxMessage). */
export const cashboxResultRoutes: readonly PageRoute[] = ['success', 'fail', 'pending'].map((result) => ({
  path: `/cashbox/${result}`,
  access: 'player',
  head: (_context, t) => ({ title: t('cashbox.deposit'), noIndex: true }),
  module: 'src/features/account/cashbox/result-page.tsx',
  page: () => import('./result-page.tsx'),
  texts: ['cashbox', 'limits', 'forms'],
}))
