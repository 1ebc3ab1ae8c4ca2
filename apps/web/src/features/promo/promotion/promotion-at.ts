import type { DomainError, Resource } from '@croupier/domain/core'
import { createPromotions, type Promotion } from '@croupier/domain/promotions'
import { failureOfFresh, failureOf } from '#shared/loading/read-fresh.ts'
import { PROMO_PATH, promotionPath } from '#shared/navigation/addresses.ts'
import type { PageContext, PageName } from '#shared/navigation/page-route.ts'
import type { Translate } from '#shared/texts/translate.ts'

/** The slug of the promotion whose page, or a page of it, this is. */
export const slugAt = ({ params }: PageContext): string => params['slug'] ?? ''

export const promotionAt = (context: PageContext): Resource<Promotion> =>
  context.site.part(createPromotions).promotion(slugAt(context))

/** The static page of a promotion without a template; null: it has a template, or is not known yet. */
export const staticPageOf = ({ site }: Pick<PageContext, 'site'>, promotion: Promotion | undefined) =>
  promotion?.template === null ? site.content.page(promotion.slug) : null

/** The failure of each page of a promotion. */
export function failure(context: PageContext): DomainError | null {
  const promotion = promotionAt(context)
  const page = staticPageOf(context, promotion.value)
  return failureOfFresh(promotion) ?? (page && failureOf(page))
}

export const trailOf = (promotion: Promotion, t: Translate): readonly PageName[] => [
  { name: t('promotion:all'), path: PROMO_PATH },
  { name: promotion.title, path: promotionPath(promotion) },
]
