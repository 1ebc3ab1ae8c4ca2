import { late } from '#shared/loading/late.tsx'
import { COOKIES_PATH } from '#shared/navigation/addresses.ts'
import { pageRoute } from '#shared/navigation/page-route.ts'

export const cookiesRoute = pageRoute({
  path: COOKIES_PATH,
  texts: ['consent', 'cookies'],
  code: late(() => import('./cookies-page.tsx')),
})
