import { observer } from 'mobx-react-lite'
import { useLocation, useParams } from 'react-router-dom'
import { badgeOfCategory } from '#shared/games/cards/category-badge.ts'
import { CategoryChips } from '#shared/games/cards/category-chips.tsx'
import { categoryName } from '#shared/games/category-name.ts'
import { gamesPath, isPlainList, readPage } from '#shared/games/games-address.ts'
import { useSite, useTab, useTexts } from '#shared/site/tab.tsx'
import { filterAt, findCategory, gamesOf } from './catalogue.ts'
import { FavouriteList } from './favourite-list.tsx'
import { FilterChoice } from './filters/filter-choice.tsx'
import { ChosenFilters, FilterLine } from './filters/filter-line.tsx'
import { GameList } from '#shared/games/list/game-list.tsx'
import { ListHead } from './list-head.tsx'
import { countOf } from '#shared/games/list/list-state.ts'
import { NoMatch } from './no-match.tsx'
import { StudioChoice } from './filters/studio-choice.tsx'

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
        <div className="flex flex-wrap gap-2 sm:gap-3">
          <FilterChoice filter={filter} />
          <StudioChoice />
        </div>
      </ListHead>
      <CategoryChips
        className="mt-4 md:hidden"
        label={t('games:filterByCategory')}
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
