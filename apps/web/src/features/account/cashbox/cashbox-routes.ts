import { CASHBOX_HISTORY_PATH, CASHBOX_PATH } from '#shared/navigation/addresses.ts'
import { late } from '#shared/loading/late.tsx'
import type { PageRoute } from '#shared/navigation/page-route.ts'
import { PAYMENT_RESULTS } from './payment-results.ts'

/** Cashbox pages load their data in the browser only, and the data's code comes with the pages' chunk. */
const CASHBOX_PAGE = { access: 'player', texts: ['cashbox', 'limits', 'forms'] } satisfies Partial<PageRoute>

export const depositRoute: PageRoute = {
  ...CASHBOX_PAGE,
  path: CASHBOX_PATH,
  head: (_context, t) => ({ title: t('cashbox:deposit'), noIndex: true }),
  texts: [...CASHBOX_PAGE.texts, 'bonus'],
  page: late(() => import('./deposit/deposit-page.tsx')),
}

export const withdrawRoute: PageRoute = {
  ...CASHBOX_PAGE,
  path: '/cashbox/withdraw',
  head: (_context, t) => ({ title: t('cashbox:withdraw'), noIndex: true }),
  page: late(() => import('./withdraw/withdraw-page.tsx')),
}

export const historyRoute: PageRoute = {
  ...CASHBOX_PAGE,
  path: CASHBOX_HISTORY_PATH,
  head: (_context, t) => ({ title: t('cashbox:history'), noIndex: true }),
  page: late(() => import('./history/history-page.tsx')),
}

export const cashboxResultRoutes: readonly PageRoute[] = PAYMENT_RESULTS.map(({ name, title }) => ({
  ...CASHBOX_PAGE,
  path: `/cashbox/${name}`,
  head: (_context, t) => ({ title: t(title), noIndex: true }),
  page: late(() => import('./result-page.tsx')),
}))
