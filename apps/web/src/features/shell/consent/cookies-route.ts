import { late } from '#shared/loading/late.tsx'
import { COOKIES_PATH } from '#shared/navigation/addresses.ts'
import type { PageRoute } from '#shared/navigation/page-route.ts'

export const cookiesRoute: PageRoute = {
  path: COOKIES_PATH,
  head: (_context, t) => ({
    title: t('layout:cookies'),
    description: t('cookies:lead'),
    trail: [{ name: t('layout:cookies'), path: COOKIES_PATH }],
  }),
  page: late(() => import('./cookies-page.tsx')),
  texts: ['consent', 'cookies'],
}
