import { failureOf } from '../../../shared/navigation/page-outcome.ts'
import type { PageContext, PageRoute } from '../../../shared/navigation/page-route.ts'

const pageOf = ({ site, params }: PageContext) => site.content.page(params['slug'] ?? '')

/** A page of text that the operator writes: rules, privacy, answers (core.md 2, StaticPage). An unknown slug is a 404. */
export const staticPageRoute: PageRoute = {
  path: '/:slug',
  load: (context) => pageOf(context).ensure(),
  failure: (context) => failureOf(pageOf(context)),
  head: (context, t) => ({ title: pageOf(context).value?.title || t('content.pages') }),
  module: 'src/features/shell/content/static-page.tsx',
  page: () => import('./static-page.tsx'),
}
