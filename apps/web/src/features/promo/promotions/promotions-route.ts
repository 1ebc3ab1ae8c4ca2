import { PROMO_PATH } from '../../../shared/navigation/addresses.ts'
import { late } from '../../../shared/loading/late.tsx'
import type { PageRoute } from '../../../shared/navigation/page-route.ts'

const reads = late(() => import('./promotions-read.ts'))

export const promotionsRoute: PageRoute = {
  path: PROMO_PATH,
  load: async ({ site }) => (await reads.load()).readPromotions(site),
  head: ({ brand }, t) => ({
    title: t('promotions:title'),
    description: t('promotions:description', { brand: brand.name }),
    canonical: PROMO_PATH,
    trail: [{ name: t('promotions:title'), path: PROMO_PATH }],
  }),
  page: late(() => import('./promotions-page.tsx')),
  texts: ['promotions'],
}
