import type { Site } from '@croupier/domain'
import type { DomainError, EventGames, EventGamesMeans } from '@croupier/domain/core'
import { GamesPageSchema, type Game } from '@croupier/domain/games'
import { createPromotionGames, createPromotions, type Promotion } from '@croupier/domain/promotions'
import { readPage } from '#shared/games/games-address.ts'
import { pageDescription } from '#shared/html/page-description.ts'
import { readAll } from '#shared/loading/read-all.ts'
import { failureOfFresh, readFresh } from '#shared/loading/read-fresh.ts'
import { PROMO_PATH, promoGamesPath, promotionPath } from '#shared/navigation/addresses.ts'
import { failureOf } from '#shared/navigation/page-outcome.ts'
import type { PageContext, PageHead, PageName } from '#shared/navigation/page-route.ts'
import type { Translate } from '#shared/texts/translate.ts'
import { huntOf } from './duck-hunt/use-hunt.ts'
import { highFiveReads } from './high-fives/use-high-fives.ts'
import { readParticipation } from './participation/participation-reads.ts'

const slugOf = ({ params }: PageContext) => params['slug'] ?? ''

const promotionOf = (context: PageContext) => context.site.part(createPromotions).promotion(slugOf(context))

/** The games of promotions. A part of the site: `site.part(promotionGames)`. */
export const promotionGames = (means: Omit<EventGamesMeans<Game>, 'pageSchema'>): EventGames<Game> =>
  createPromotionGames({ ...means, pageSchema: GamesPageSchema })

/** The static page of a promotion without a template; null: it has a template, or is not known yet. */
const staticPageOf = ({ site }: Pick<PageContext, 'site'>, promotion: Promotion | undefined) =>
  promotion?.template === null ? site.content.page(promotion.slug) : null

/** Reads a promotion again on each visit, because points, prizes and results change. */
export async function loadPromotion(context: PageContext): Promise<void> {
  const { site } = context
  const promotion = await readFresh(promotionOf(context))
  await readAll([
    staticPageOf(context, promotion)?.ensure(),
    // A static page shows no games.
    promotion.template === null ? null : site.part(promotionGames).first(promotion.slug).ensure(),
    readParticipation(site, promotion),
    readActivities(site, promotion),
  ])
}

/** What the promotion's high fives and its hunt show at first. None of it fails the page: each says its own failure. */
async function readActivities(site: Site, { id, template, isHighFiveEnabled, duckHuntId }: Promotion): Promise<void> {
  if (template === null) return
  const fives = isHighFiveEnabled ? highFiveReads(site) : null
  const hunt = duckHuntId === null ? null : huntOf(site, duckHuntId)
  await readAll([fives?.statistic(id).ensure(), fives?.list(id, 'received').ensure(), hunt?.ensure()]).catch(
    () => undefined,
  )
}

export async function loadPromotionGames(context: PageContext): Promise<void> {
  const list = context.site.part(promotionGames).list(slugOf(context))
  list.want(readPage(context.url.search))
  await promotionOf(context).ensure()
  await list.ensure()
}

export function failureOfPromotion(context: PageContext): DomainError | null {
  const promotion = promotionOf(context)
  const page = staticPageOf(context, promotion.value)
  return failureOfFresh(promotion) ?? (page && failureOf(page))
}

export function headOfPromotion(context: PageContext, t: Translate): PageHead {
  const promotion = promotionOf(context).value
  if (!promotion) return { title: t('promotion:name') }
  const { title, image, background, startAt, endAt } = promotion
  return {
    title,
    ...pageDescription(promotion.fund),
    picture: image ?? background,
    trail: trailOf(promotion, t),
    ...(startAt !== null && { event: { name: title, startAt, endAt } }),
    ...(promotion.template === null && { canonical: promotionPath(promotion) }),
  }
}

export function headOfPromotionGames(context: PageContext, t: Translate): PageHead {
  const promotion = promotionOf(context).value
  if (!promotion) return { title: t('promotion:games') }
  const name = t('promotion:gamesOf', { title: promotion.title })
  return {
    title: name,
    picture: promotion.image,
    trail: [...trailOf(promotion, t), { name: t('promotion:games'), path: promoGamesPath(promotion.slug) }],
  }
}

const trailOf = (promotion: Promotion, t: Translate): readonly PageName[] => [
  { name: t('promotion:all'), path: PROMO_PATH },
  { name: promotion.title, path: promotionPath(promotion) },
]
