import { late } from '#shared/loading/late.tsx'
import { pageRoute } from '#shared/navigation/page-route.ts'

export const staticPageRoute = pageRoute({
  path: '/:slug',
  texts: ['care', 'market'],
  code: late(() => import('./static-page.tsx')),
})
