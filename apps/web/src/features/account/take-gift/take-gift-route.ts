import { TAKE_GIFT_PATH } from '#shared/navigation/addresses.ts'
import { late } from '#shared/loading/late.tsx'
import type { PageRoute } from '#shared/navigation/page-route.ts'

/** Opened by links that give a gift: `?id=` names it. */
export const takeGiftRoute: PageRoute = {
  path: TAKE_GIFT_PATH,
  head: (_context, t) => ({ title: t('take-gift:title'), noIndex: true }),
  page: late(() => import('./take-gift-page.tsx')),
  texts: ['take-gift', 'forms'],
}
