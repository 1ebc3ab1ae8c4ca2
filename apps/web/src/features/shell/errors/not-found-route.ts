import { DomainError } from '@croupier/domain/core'
import { late } from '#shared/loading/late.tsx'
import type { PageRoute } from '#shared/navigation/page-route.ts'

export const notFoundRoute: PageRoute = {
  path: '*',
  failure: () => new DomainError('not-found', { status: 404 }),
  head: (_context, t) => ({ title: t('errors:notFoundTitle'), noIndex: true }),
  page: late(() => import('./not-found-page.tsx')),
}
