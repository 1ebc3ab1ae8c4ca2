import { failureOf } from '#shared/navigation/page-outcome.ts'
import { late } from '#shared/loading/late.tsx'
import type { PageContext, PageRoute } from '#shared/navigation/page-route.ts'

const pageOf = ({ site, params }: PageContext) => site.content.page(params['slug'] ?? '')

export const staticPageRoute: PageRoute = {
  path: '/:slug',
  load: (context) => pageOf(context).ensure(),
  failure: (context) => failureOf(pageOf(context)),
  head: (context, t) => {
    const page = pageOf(context).value
    if (!page?.title) return { title: t('content:pages') }
    return { title: page.title, trail: [{ name: page.title, path: page.url }] }
  },
  page: late(() => import('./static-page.tsx')),
  texts: ['care'],
}
