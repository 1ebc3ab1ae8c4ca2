import { bannersOfProvider, type Banner } from '@croupier/domain/content'
import { LIST_PAGE_SIZE } from '@croupier/domain/games'
import { observer } from 'mobx-react-lite'
import { useLocation, useParams } from 'react-router-dom'
import { producerPath } from '#shared/navigation/addresses.ts'
import { BannerSlide } from '#shared/games/cards/banner-slide.tsx'
import { badgeOfCategory } from '#shared/games/cards/category-badge.ts'
import { CategoryChips } from '#shared/games/cards/category-chips.tsx'
import { categoryName } from '#shared/games/category-name.ts'
import { readPage } from '#shared/games/games-address.ts'
import { useSite, useTexts } from '#shared/site/tab.tsx'
import { categoriesOf, findCategory, findProducer } from './catalogue.ts'
import { GameList } from '#shared/games/list/game-list.tsx'
import { ListHead } from './list-head.tsx'
import { countOf } from '#shared/games/list/list-state.ts'
import { ProducerLogo } from './producer-logo.tsx'
import { StudioChoice } from './filters/studio-choice.tsx'

export const Page = observer(function ProducerPage() {
  const t = useTexts()
  const site = useSite()
  const { slug = '', category: categorySlug } = useParams()
  const { search } = useLocation()
  const producer = findProducer(site, slug)
  const category = categorySlug === undefined ? undefined : findCategory(site, categorySlug)
  const list = site.games.list({ producer: slug, category: categorySlug })
  const whole = site.games.list({ producer: slug })
  const name =
    categorySlug === undefined || !category
      ? producer?.name
      : t('games:producerCategoryTitle', { category: categoryName(category, t), producer: producer?.name ?? '' })
  const banner =
    categorySlug === undefined
      ? bannersOfProvider(site.banners.gameProvider.value ?? [], slug).map(withoutLinkTo(producerPath(slug)))[0]
      : undefined
  const known =
    categorySlug === undefined ? undefined : whole.items.filter((game) => game.categories.includes(categorySlug))
  return (
    <div className="px-gutter py-6 lg:py-8">
      {banner && (
        <div className="mb-6">
          <BannerSlide banner={banner} priority slim />
        </div>
      )}
      <ListHead
        name={name}
        count={countOf(list, categorySlug === undefined ? (producer?.gamesCount ?? null) : null)}
        picture={<ProducerLogo image={producer?.image ?? null} />}
        note={
          producer && producer.playersOnline > 0 ? (
            <span>{t('games:playingNow', { count: producer.playersOnline })}</span>
          ) : null
        }
      >
        <StudioChoice />
      </ListHead>
      <CategoryChips
        className="mt-4"
        label={t('games:filterByCategory')}
        all={t('games:anyCategory')}
        categories={categoriesOf(whole.items, site.games.categories.value ?? [], categorySlug)}
        current={categorySlug ?? null}
        pathOf={(other) => producerPath(slug, other)}
      />
      <div className="mt-5 lg:mt-7">
        <GameList
          key={`${slug}/${categorySlug}`}
          list={list}
          path={producerPath(slug, categorySlug)}
          upTo={readPage(search)}
          label={name ?? slug}
          known={known?.slice(0, LIST_PAGE_SIZE)}
          withoutBadge={badgeOfCategory(categorySlug ?? '')}
        />
      </div>
    </div>
  )
})

/** Removes the button of a banner that leads to the current page. */
const withoutLinkTo =
  (path: string) =>
  (banner: Banner): Banner =>
    banner.button?.url === path ? { ...banner, button: null } : banner
