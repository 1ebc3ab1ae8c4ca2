import { createPromotions } from '@croupier/domain/promotions'
import { observer } from 'mobx-react-lite'
import { useLocation, useParams } from 'react-router-dom'
import { GameList } from '#shared/games/list/game-list.tsx'
import { countOf } from '#shared/games/list/list-state.ts'
import { readPage } from '#shared/games/games-address.ts'
import { promoGamesPath, promotionPath } from '#shared/navigation/addresses.ts'
import { BackLink } from '#shared/navigation/back-link.tsx'
import { useSite, useTexts } from '#shared/site/tab.tsx'
import { createPromotionGames, PROMOTION_GAMES_PAGE_SIZE } from '@croupier/domain/parts'
import type { PageContext, PageModule } from '#shared/navigation/page-route.ts'
import { promotionAt, slugAt, trailOf } from '../promotion-at.ts'

export { failure } from '../promotion-at.ts'

export async function load(context: PageContext): Promise<void> {
  const list = context.site.part(createPromotionGames).list(slugAt(context))
  list.want(readPage(context.url.search))
  await promotionAt(context).ensure()
  await list.ensure()
}

export const head: PageModule['head'] = (context, t) => {
  const promotion = promotionAt(context).value
  if (!promotion) return { title: t('promotion:games') }
  return {
    title: t('promotion:gamesOf', { title: promotion.title }),
    picture: promotion.image,
    trail: [...trailOf(promotion, t), { name: t('promotion:games'), path: promoGamesPath(promotion.slug) }],
  }
}

/** All games of a promotion. */
export const Page = observer(function PromotionGamesPage() {
  const t = useTexts()
  const site = useSite()
  const { slug = '' } = useParams()
  const { search } = useLocation()
  const promotion = site.part(createPromotions).promotion(slug).value
  const list = site.part(createPromotionGames).list(slug)
  const count = countOf(list, null)
  const name = promotion ? t('promotion:gamesOf', { title: promotion.title }) : t('promotion:games')
  return (
    <div className="px-gutter py-6 lg:py-8">
      <BackLink fallback={promotion && promotionPath(promotion)} />
      <h1 className="mt-1 heading text-xl text-strong wrap-anywhere">{name}</h1>
      <p className="mt-1 text-sm text-muted tabular-nums">
        <output>{typeof count === 'number' && t('games:count', { count })}</output>
      </p>
      <div className="mt-5 lg:mt-7">
        <GameList
          list={list}
          label={name}
          path={promoGamesPath(slug)}
          upTo={readPage(search)}
          pageSize={PROMOTION_GAMES_PAGE_SIZE}
        />
      </div>
    </div>
  )
})
