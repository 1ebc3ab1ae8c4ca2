import { PROMO_PATH, TOURNAMENTS_PATH } from '#shared/navigation/addresses.ts'
import { late } from '#shared/loading/late.tsx'
import type { HeadContext, PageHead, PageRoute } from '#shared/navigation/page-route.ts'
import type { Translate } from '#shared/texts/translate.ts'
import { readEventType } from './event-type.ts'

const reads = late(() => import('./promotions-read.ts'))

export const promotionsRoute: PageRoute = {
  path: PROMO_PATH,
  load: async ({ site, url }) => (await reads.load()).readPromotions(site, readEventType(url.search)),
  head: headOf,
  page: late(() => import('./promotions-page.tsx')),
  texts: ['promotions', 'tournaments'],
}

/** One type is a part of the list; the tournaments have a page of their own. */
function headOf({ brand, url }: HeadContext, t: Translate): PageHead {
  const type = readEventType(url.search)
  if (type === 'tournament')
    return {
      title: t('tournaments:title'),
      description: t('tournaments:description', { brand: brand.name }),
      canonical: TOURNAMENTS_PATH,
      isPart: true,
      trail: [{ name: t('tournaments:title'), path: TOURNAMENTS_PATH }],
    }
  return {
    title: t('promotions:title'),
    description: t('promotions:description', { brand: brand.name }),
    canonical: PROMO_PATH,
    ...(type === 'action' && { isPart: true }),
    trail: [{ name: t('promotions:title'), path: PROMO_PATH }],
  }
}
