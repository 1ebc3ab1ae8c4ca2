import type { Pages } from '@croupier/domain/core'
import { partsOf, type Game, type GameProducer } from '@croupier/domain/games'
import { categoryPath, producerPath } from '#shared/navigation/addresses.ts'
import { categoryName } from '#shared/games/category-name.ts'
import { isPlainList, readPage } from '#shared/games/games-address.ts'
import { late } from '#shared/loading/late.tsx'
import type { HeadContext, PageContext, PageHead, PageName, PageRoute } from '#shared/navigation/page-route.ts'
import { readAll } from '#shared/loading/read-all.ts'
import type { Translate } from '#shared/texts/translate.ts'
import { filterAt, findCategory, findProducer, gamesOf, sectionFailure } from './catalogue.ts'
import { partName } from './filters/filter-words.ts'

const slugOf = ({ params }: PageContext) => params['slug'] ?? ''
const categorySlugOf = ({ params }: PageContext) => params['category'] ?? ''

const filterOf = ({ site, params, url }: PageContext) => filterAt(site, params['slug'], url.search)
const gamesOfFilter = (context: PageContext) => gamesOf(context.site, filterOf(context), null)
const gamesOfProducer = (context: PageContext) => context.site.games.list({ producer: slugOf(context) })
const gamesOfProducerInCategory = (context: PageContext) =>
  context.site.games.list({ producer: slugOf(context), category: categorySlugOf(context) })

/** Loads as many pages as `?page=` asks for: paging without script. */
async function loadPages(list: Pages<Game> | null, { url }: PageContext): Promise<void> {
  list?.want(readPage(url.search))
  await list?.ensure()
}

/** Producers come first, because an address may name unknown ones. */
async function loadFiltered(context: PageContext): Promise<void> {
  if (filterOf(context).producers.length > 0) await context.site.games.producers.ensure()
  await loadPages(gamesOfFilter(context), context)
}

export const allGamesRoute: PageRoute = {
  path: '/games',
  load: loadFiltered,
  head: headOfGames,
  page: late(() => import('./category-page.tsx')),
  texts: ['search'],
}

export const categoryRoute: PageRoute = {
  path: '/games/:slug',
  load: (context) => readAll([context.site.games.section(slugOf(context)).ensure(), loadFiltered(context)]),
  failure: (context) => sectionFailure(context.site.games.section(slugOf(context)), 'category'),
  head: headOfGames,
  page: late(() => import('./category-page.tsx')),
  texts: ['search'],
}

export const producerRoute: PageRoute = {
  path: '/producers/:slug',
  load: (context) =>
    readAll([
      context.site.games.section(slugOf(context)).ensure(),
      loadPages(gamesOfProducer(context), context),
      context.site.banners.gameProvider.ensure(),
    ]),
  failure: (context) => sectionFailure(context.site.games.section(slugOf(context)), 'producer'),
  head: (context, t) => {
    const producer = findProducer(context.site, slugOf(context))
    if (!producer) return { title: t('games:allGames') }
    return {
      title: t('games:producerTitle', { producer: producer.name }),
      description: t('games:producerDescription', { producer: producer.name, brand: context.brand.name }),
      picture: producer.image,
      trail: [nameOf(producer)],
    }
  },
  page: late(() => import('./producer-page.tsx')),
  texts: ['search'],
}

export const producerCategoryRoute: PageRoute = {
  path: '/producers/:slug/:category',
  load: (context) =>
    readAll([
      context.site.games.section(slugOf(context)).ensure(),
      context.site.games.section(categorySlugOf(context)).ensure(),
      loadPages(gamesOfProducerInCategory(context), context),
      // The producer's other categories are derived from all its games.
      gamesOfProducer(context).ensure(),
    ]),
  failure: (context) => {
    const { games } = context.site
    return (
      sectionFailure(games.section(slugOf(context)), 'producer') ??
      sectionFailure(games.section(categorySlugOf(context)), 'category')
    )
  },
  head: (context, t) => {
    const producer = findProducer(context.site, slugOf(context))
    const category = findCategory(context.site, categorySlugOf(context))
    if (!producer || !category) return { title: t('games:allGames') }
    const names = { category: categoryName(category, t), producer: producer.name }
    return {
      title: t('games:producerCategoryTitle', names),
      trail: [nameOf(producer), { name: names.category, path: producerPath(producer.slug, category.slug) }],
    }
  },
  page: late(() => import('./producer-page.tsx')),
  texts: ['search'],
}

const nameOf = ({ name, slug }: GameProducer): PageName => ({ name, path: producerPath(slug) })

/** Narrowed lists are not indexed. */
function headOfGames(context: HeadContext, t: Translate): PageHead {
  const { site, brand } = context
  const filter = filterOf(context)
  const canonical = categoryPath(filter.category)
  if (!isPlainList(filter)) {
    const names = partsOf(filter).map((part) => partName(part, site, t))
    return {
      title: names.length > 0 ? t('games:filteredTitle', { filters: names.join(', ') }) : t('games:allGames'),
      canonical,
      noIndex: true,
      isPart: true,
    }
  }
  if (filter.category === null)
    return {
      title: t('games:allGames'),
      description: t('games:allGamesDescription'),
      canonical,
      trail: [{ name: t('games:allGames'), path: canonical }],
    }
  const category = findCategory(site, filter.category)
  if (!category) return { title: t('games:allGames') }
  const name = categoryName(category, t)
  const count = gamesOfFilter(context)?.total ?? category.gamesCount
  return {
    title: t('games:categoryTitle', { category: name }),
    ...(count !== null && {
      description: t('games:categoryDescription', {
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
