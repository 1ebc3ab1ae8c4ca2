import { CASHBOX_HISTORY_PATH, CASHBOX_PATH, PLAY_HISTORY_PATH, STATEMENT_PATH } from '#shared/navigation/addresses.ts'
import { late } from '#shared/loading/late.tsx'
import { pageRoute, type PageRoute } from '#shared/navigation/page-route.ts'
import { PAYMENT_RESULTS } from './payment-results.ts'

/** Cashbox pages load their data in the browser only. */
const CASHBOX_PAGE = { access: 'player', texts: ['cashbox', 'limits', 'forms'] } satisfies Partial<PageRoute>

export const depositRoute = pageRoute({
  ...CASHBOX_PAGE,
  path: CASHBOX_PATH,
  texts: [...CASHBOX_PAGE.texts, 'bonus'],
  code: late(() => import('./deposit/deposit-page.tsx')),
})

export const withdrawRoute = pageRoute({
  ...CASHBOX_PAGE,
  path: '/cashbox/withdraw',
  code: late(() => import('./withdraw/withdraw-page.tsx')),
})

export const historyRoute = pageRoute({
  ...CASHBOX_PAGE,
  path: CASHBOX_HISTORY_PATH,
  code: late(() => import('./history/history-page.tsx')),
})

const PLAY_PAGE = { ...CASHBOX_PAGE, texts: [...CASHBOX_PAGE.texts, 'play-history'] } satisfies Partial<PageRoute>

export const playHistoryRoute = pageRoute({
  ...PLAY_PAGE,
  path: PLAY_HISTORY_PATH,
  code: late(() => import('./rounds/rounds-page.tsx')),
})

export const statementRoute = pageRoute({
  ...PLAY_PAGE,
  path: STATEMENT_PATH,
  code: late(() => import('./rounds/statement-page.tsx')),
})

export const cashboxResultRoutes: readonly PageRoute[] = PAYMENT_RESULTS.map((name) =>
  pageRoute({ ...CASHBOX_PAGE, path: `/cashbox/${name}`, code: late(() => import('./result-page.tsx')) }),
)
