import { late } from '#shared/loading/late.tsx'
import { pageRoute } from '#shared/navigation/page-route.ts'

export const notFoundRoute = pageRoute({
  path: '*',
  code: late(() => import('./not-found-page.tsx')),
})
