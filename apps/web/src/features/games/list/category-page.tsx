import { observer } from 'mobx-react-lite'
import { useLocation, useParams } from 'react-router-dom'
import { badgeOfCategory } from '#shared/games/cards/category-badge.ts'
import { CategoryChips } from '#shared/games/cards/category-chips.tsx'
import { categoryName } from '#shared/games/category-name.ts'
import { gamesPath, isPlainList, readPage } from '#shared/games/games-address.ts'
import { useSite, useTab, useTexts } from '#shared/site/tab.tsx'
import { filterAt, findCategory, gamesOf, loadPages, sectionFailure } from './catalogue.ts'
import { FavouriteList } from './favourite-list.tsx'
import { FilterChoice } from './filters/filter-choice.tsx'
import { ChosenFilters, FilterLine } from './filters/filter-line.tsx'
import { GameList } from '#shared/games/list/game-list.tsx'
import { ListHead } from './list-head.tsx'
import { countOf } from '#shared/games/list/list-state.ts'
import { NoMatch } from './no-match.tsx'
import { StudioChoice } from './filters/studio-choice.tsx'
import type { PageContext, PageModule } from '#shared/navigation/page-route.ts'
import { readAll } from '#shared/loading/read-all.ts'
import type { DomainError } from '@croupier/domain/core'
import { partsOf } from '@croupier/domain/games'
import { categoryPath } from '#shared/navigation/addresses.ts'
import { partName } from './filters/filter-words.ts'
import { pictureSources } from '#shared/pictures/picture-sources.ts'

const filterOf = ({ site, params, url }: PageContext) => filterAt(site, params['slug'], url.search)
const gamesAt = (context: PageContext) => gamesOf(context.site, filterOf(context), null)

/** The section that the address names; null on the page of all games. */
const sectionOf = ({ site, params: { slug } }: PageContext) => (slug === undefined ? null : site.games.section(slug))

export const load = (context: PageContext) => readAll([sectionOf(context)?.ensure(), loadGames(context)])

/** Producers come first, because an address may name unknown ones. */
async function loadGames(context: PageContext): Promise<void> {
  if (filterOf(context).producers.length > 0) await context.site.games.producers.ensure()
  await loadPages(gamesAt(context), context.url.search)
}

export function failure(context: PageContext): DomainError | null {
  const section = sectionOf(context)
  return section && sectionFailure(section, 'category')
}

/** That of the first card: all are of one size. */
export const firstPicture: NonNullable<PageModule['firstPicture']> = (context) => {
  const first = gamesAt(context)?.items[0]
  return first?.preview ? pictureSources(first.preview, 'card') : null
}

/** Narrowed lists are not indexed. */
export const head: PageModule['head'] = (context, t) => {
  const { site, brand } = context
  const filter = filterOf(context)
  const canonical = categoryPath(filter.category)
  if (!isPlainList(filter)) {
    const names = partsOf(filter).map((part) => partName(part, site, t))
    return {
      title: names.length > 0 ? t('game-lists:filteredTitle', { filters: names.join(', ') }) : t('games:allGames'),
      canonical,
      noIndex: true,
      isPart: true,
    }
  }
  if (filter.category === null)
    return {
      title: t('games:allGames'),
      description: t('game-lists:allGamesDescription'),
      canonical,
      trail: [{ name: t('games:allGames'), path: canonical }],
    }
  const category = findCategory(site, filter.category)
  if (!category) return { title: t('games:allGames') }
  const name = categoryName(category, t)
  const count = gamesAt(context)?.total ?? category.gamesCount
  return {
    title: t('game-lists:categoryTitle', { category: name }),
    ...(count !== null && {
      description: t('game-lists:categoryDescription', {
        category: name,
        brand: brand.name,
        games: t('games:count', { count }),
      }),
    }),
    picture: category.image,
    trail: [
      { name: t('games:allGames'), path: categoryPath(null) },
      { name, path: canonical },
    ],
  }
}

/** All games, or those of a category, narrowed by what the address says. */

export const Page = observer(function CategoryPage() {
  const t = useTexts()
  const site = useSite()
  const { slug } = useParams()
  const { search } = useLocation()
  const filter = filterAt(site, slug, search)
  const own = useTab().ownGames.favourites?.slugs ?? null
  const category = filter.category === null ? undefined : findCategory(site, filter.category)
  const isPlain = isPlainList(filter)
  const list = gamesOf(site, filter, own)
  const whole = t(filter.favourites ? 'games:favourites' : 'games:allGames')
  const name = filter.category === null ? whole : category && categoryName(category, t)
  const shown = {
    label: name ?? whole,
    withoutBadge: badgeOfCategory(filter.category ?? ''),
    empty: isPlain ? undefined : <NoMatch filter={filter} own={own ?? []} />,
  }
  return (
    <div className="px-gutter py-6 lg:py-8">
      <ListHead name={name} count={countOf(list, isPlain ? (category?.gamesCount ?? null) : null)}>
        <div className="flex flex-wrap gap-2 in-data-arriving:opacity-0 sm:gap-3">
          <FilterChoice filter={filter} />
          <StudioChoice />
        </div>
      </ListHead>
      <CategoryChips
        className="mt-4 md:hidden"
        label={t('game-lists:filterByCategory')}
        all={t('games:allGames')}
        categories={site.games.categories.value ?? []}
        current={filter.category}
        pathOf={(other) => gamesPath({ ...filter, category: other })}
      />
      <FilterLine filter={filter} withoutBadge={shown.withoutBadge} />
      <ChosenFilters filter={filter} />
      <div className="mt-5 lg:mt-7">
        {filter.favourites ? (
          <FavouriteList list={list} {...shown} />
        ) : (
          list && (
            <GameList
              key={gamesPath(filter)}
              list={list}
              path={gamesPath(filter)}
              upTo={readPage(search)}
              known={isPlain ? site.games.loadedRow(slug ?? '') : undefined}
              {...shown}
            />
          )
        )}
      </div>
    </div>
  )
})
