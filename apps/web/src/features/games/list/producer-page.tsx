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
import { categoriesOf, findCategory, findProducer, loadPages, sectionFailure } from './catalogue.ts'
import { GameList } from '#shared/games/list/game-list.tsx'
import { ListHead } from './list-head.tsx'
import { countOf } from '#shared/games/list/list-state.ts'
import { StudioChoice } from './filters/studio-choice.tsx'
import type { PageContext, PageModule, PageName } from '#shared/navigation/page-route.ts'
import { readAll } from '#shared/loading/read-all.ts'
import type { DomainError } from '@croupier/domain/core'
import { pictureSources } from '#shared/pictures/picture-sources.ts'

const slugOf = ({ params }: PageContext) => params['slug'] ?? ''
const gamesOfProducer = (context: PageContext) => context.site.games.list({ producer: slugOf(context) })

/** The section of the category that the address names besides the producer; null where it names none. */
const categorySectionOf = ({ site, params: { category } }: PageContext) =>
  category === undefined ? null : site.games.section(category)

export function load(context: PageContext): Promise<unknown> {
  const { site, params, url } = context
  const { category } = params
  return readAll([
    site.games.section(slugOf(context)).ensure(),
    categorySectionOf(context)?.ensure(),
    loadPages(site.games.list({ producer: slugOf(context), category }), url.search),
    // The producer's other categories are derived from all its games.
    category === undefined ? site.banners.gameProvider.ensure() : gamesOfProducer(context).ensure(),
  ])
}

export function failure(context: PageContext): DomainError | null {
  const category = categorySectionOf(context)
  return (
    sectionFailure(context.site.games.section(slugOf(context)), 'producer') ??
    (category && sectionFailure(category, 'category'))
  )
}

export const head: PageModule['head'] = (context, t) => {
  const { site, brand, params } = context
  const producer = findProducer(site, slugOf(context))
  if (!producer) return { title: t('games:allGames') }
  const named: PageName = { name: producer.name, path: producerPath(producer.slug) }
  if (params['category'] === undefined)
    return {
      title: t('game-lists:producerTitle', { producer: producer.name }),
      description: t('game-lists:producerDescription', { producer: producer.name, brand: brand.name }),
      picture: producer.image,
      trail: [named],
    }
  const category = findCategory(site, params['category'])
  if (!category) return { title: t('games:allGames') }
  const names = { category: categoryName(category, t), producer: producer.name }
  return {
    title: t('game-lists:producerCategoryTitle', names),
    trail: [named, { name: names.category, path: producerPath(producer.slug, category.slug) }],
  }
}

/** The games of a producer, or those of them that are in a category. */

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
      : t('game-lists:producerCategoryTitle', { category: categoryName(category, t), producer: producer?.name ?? '' })
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
            <span>{t('game-lists:playingNow', { count: producer.playersOnline })}</span>
          ) : null
        }
      >
        <StudioChoice />
      </ListHead>
      <CategoryChips
        className="mt-4"
        label={t('game-lists:filterByCategory')}
        all={t('game-lists:anyCategory')}
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

function ProducerLogo({ image }: { readonly image: string | null }) {
  return (
    <span className="lit grid h-14 w-24 shrink-0 place-items-center rounded-card bg-surface px-3 md:h-16 md:w-32 md:px-4 shadow-card">
      {image && (
        <img {...pictureSources(image, 'mark')} alt="" width="96" height="40" className="h-10 w-full object-contain" />
      )}
    </span>
  )
}
