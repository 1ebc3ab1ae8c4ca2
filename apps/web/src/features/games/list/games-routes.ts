import { late } from '#shared/loading/late.tsx'
import { pageRoute, type PageRoute } from '#shared/navigation/page-route.ts'

const LIST_PAGE = { texts: ['search', 'game-lists'], readsOnPress: true } satisfies Partial<PageRoute>
const CATEGORY_PAGE = { ...LIST_PAGE, code: late(() => import('./category-page.tsx')) }
const PRODUCER_PAGE = { ...LIST_PAGE, code: late(() => import('./producer-page.tsx')) }

export const allGamesRoute = pageRoute({ ...CATEGORY_PAGE, path: '/games' })

export const categoryRoute = pageRoute({ ...CATEGORY_PAGE, path: '/games/:slug' })

export const producerRoute = pageRoute({ ...PRODUCER_PAGE, path: '/producers/:slug' })

export const producerCategoryRoute = pageRoute({ ...PRODUCER_PAGE, path: '/producers/:slug/:category' })
