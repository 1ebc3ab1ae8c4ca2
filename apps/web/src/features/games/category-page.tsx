import { ALL_GAMES } from '@croupier/domain/games'
import { observer } from 'mobx-react-lite'
import { useParams } from 'react-router'
import { categoryPath } from '../../shared/addresses.ts'
import { badgeOfCategory } from '../../shared/category-badge.ts'
import { CategoryChips } from '../../shared/category-chips.tsx'
import { categoryName } from '../../shared/category-name.ts'
import { useSite } from '../../shared/site-context.tsx'
import { useTexts } from '../../shared/texts.ts'
import { categoryFilter, findCategory } from './catalogue.ts'
import { GameList } from './game-list.tsx'
import { ListHead } from './list-head.tsx'
import { StudioChoice } from './studio-choice.tsx'

/** All games, or those of a category (core.md 2, CategoryGames). */
export const Page = observer(function CategoryPage() {
  const t = useTexts()
  const site = useSite()
  const { slug = ALL_GAMES } = useParams()
  const isAll = slug === ALL_GAMES
  const category = isAll ? undefined : findCategory(site, slug)
  const list = site.games.list(categoryFilter(slug))
  const name = isAll ? t('games.allGames') : category && categoryName(category, t)
  return (
    <div className="px-gutter py-6 lg:py-8">
      <ListHead name={name} count={list.total ?? category?.gamesCount ?? null}>
        <StudioChoice />
      </ListHead>
      <CategoryChips
        className="mt-4 md:hidden"
        label={t('games.filterByCategory')}
        all={t('games.allGames')}
        categories={site.games.categories.value ?? []}
        current={isAll ? null : slug}
        pathOf={categoryPath}
      />
      <div className="mt-5 lg:mt-7">
        <GameList
          key={slug}
          list={list}
          label={name ?? t('games.allGames')}
          known={site.games.row(slug).value?.games}
          withoutBadge={badgeOfCategory(slug)}
        />
      </div>
    </div>
  )
})
