import { late } from '#shared/loading/late.tsx'
import { pageRoute } from '#shared/navigation/page-route.ts'

export const allGamesRoute = pageRoute({
  path: '/games',
  texts: ['search'],
  readsOnPress: true,
  code: late(() => import('./category-page.tsx')),
})

export const categoryRoute = pageRoute({
  path: '/games/:slug',
  texts: ['search'],
  readsOnPress: true,
  code: late(() => import('./category-page.tsx')),
})

export const producerRoute = pageRoute({
  path: '/producers/:slug',
  texts: ['search'],
  readsOnPress: true,
  code: late(() => import('./producer-page.tsx')),
})

export const producerCategoryRoute = pageRoute({
  path: '/producers/:slug/:category',
  texts: ['search'],
  readsOnPress: true,
  code: late(() => import('./producer-page.tsx')),
})
