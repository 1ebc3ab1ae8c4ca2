import { TAKE_GIFT_PATH } from '#shared/navigation/addresses.ts'
import { late } from '#shared/loading/late.tsx'
import { pageRoute } from '#shared/navigation/page-route.ts'

/** Opened by links that give a gift: `?id=` names it. */
export const takeGiftRoute = pageRoute({
  path: TAKE_GIFT_PATH,
  texts: ['take-gift', 'forms'],
  code: late(() => import('./take-gift-page.tsx')),
})
