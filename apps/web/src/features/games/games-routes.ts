import { ALL_GAMES } from '@croupier/domain/games'
import { categoryName } from '../../shared/category-name.ts'
import type { PageContext, PageHead, PageRoute } from '../../shared/page-route.ts'
import { readAll } from '../../shared/read-all.ts'
import type { Translate } from '../../shared/texts.ts'
import { categoryFilter, findCategory, findProducer, firstPageFailure, sectionFailure } from './catalogue.ts'

const slugOf = ({ params }: PageContext) => params['slug'] ?? ''
const categorySlugOf = ({ params }: PageContext) => params['category'] ?? ''

const allGames = ({ site }: PageContext) => site.games.list({ category: ALL_GAMES })
const gamesOfCategory = (context: PageContext) => context.site.games.list(categoryFilter(slugOf(context)))
const gamesOfProducer = (context: PageContext) => context.site.games.list({ producer: slugOf(context) })
const gamesOfBoth = (context: PageContext) =>
  context.site.games.list({ producer: slugOf(context), category: categorySlugOf(context) })

/** The whole catalogue in one list (open-points.md: `/games`). */
export const allGamesRoute: PageRoute = {
  path: '/games',
  load: (context) => allGames(context).ensureFirst(),
  failure: (context) => firstPageFailure(allGames(context)),
  head: (_, t) => headOfAll(t),
  module: 'src/features/games/category-page.tsx',
  page: () => import('./category-page.tsx'),
}

/** Games of a category (core.md 2, CategoryGames). An unknown one is a 404. */
export const categoryRoute: PageRoute = {
  path: '/games/:slug',
  load: (context) =>
    readAll([context.site.games.section(slugOf(context)).ensure(), gamesOfCategory(context).ensureFirst()]),
  failure: (context) =>
    sectionFailure(context.site.games.section(slugOf(context)), 'category') ??
    firstPageFailure(gamesOfCategory(context)),
  head: (context, t) => {
    const slug = slugOf(context)
    if (slug === ALL_GAMES) return headOfAll(t)
    const category = findCategory(context.site, slug)
    if (!category) return { title: t('games.allGames') }
    const name = categoryName(category, t)
    const count = gamesOfCategory(context).total ?? category.gamesCount ?? 0
    return {
      title: t('games.categoryTitle', { category: name }),
      description: t('games.categoryDescription', {
        category: name,
        brand: context.brand.name,
        count: t('games.count', { count }),
      }),
    }
  },
  module: 'src/features/games/category-page.tsx',
  page: () => import('./category-page.tsx'),
}

/** Games of a producer (core.md 2, ProducersGames). An unknown one is a 404. */
export const producerRoute: PageRoute = {
  path: '/producers/:slug',
  load: (context) =>
    readAll([
      context.site.games.section(slugOf(context)).ensure(),
      gamesOfProducer(context).ensureFirst(),
      context.site.banners.banners('gameProvider').ensure(),
    ]),
  failure: (context) =>
    sectionFailure(context.site.games.section(slugOf(context)), 'producer') ??
    firstPageFailure(gamesOfProducer(context)),
  head: (context, t) => {
    const producer = findProducer(context.site, slugOf(context))
    if (!producer) return { title: t('games.allGames') }
    return {
      title: t('games.producerTitle', { producer: producer.name }),
      description: t('games.producerDescription', { producer: producer.name, brand: context.brand.name }),
    }
  },
  module: 'src/features/games/producer-page.tsx',
  page: () => import('./producer-page.tsx'),
}

/** A producer's games of one category (core.md 2, ProducersGamesByCategory). */
export const producerCategoryRoute: PageRoute = {
  path: '/producers/:slug/:category',
  load: (context) =>
    readAll([
      context.site.games.section(slugOf(context)).ensure(),
      context.site.games.section(categorySlugOf(context)).ensure(),
      gamesOfBoth(context).ensureFirst(),
      // Which other categories this producer has is read off its games.
      gamesOfProducer(context).ensureFirst(),
    ]),
  failure: (context) => {
    const { games } = context.site
    return (
      sectionFailure(games.section(slugOf(context)), 'producer') ??
      sectionFailure(games.section(categorySlugOf(context)), 'category') ??
      firstPageFailure(gamesOfBoth(context))
    )
  },
  head: (context, t) => {
    const producer = findProducer(context.site, slugOf(context))
    const category = findCategory(context.site, categorySlugOf(context))
    if (!producer || !category) return { title: t('games.allGames') }
    return { title: t('games.producerCategoryTitle', { category: categoryName(category, t), producer: producer.name }) }
  },
  module: 'src/features/games/producer-page.tsx',
  page: () => import('./producer-page.tsx'),
}

function headOfAll(t: Translate): PageHead {
  return { title: t('games.allGames'), description: t('games.allGamesDescription'), canonical: '/games' }
}
