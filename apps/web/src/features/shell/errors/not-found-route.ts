import { DomainError } from '@croupier/domain/core'
import type { PageRoute } from '../../../shared/navigation/page-route.ts'

/** Every address that is no page of ours. */
export const notFoundRoute: PageRoute = {
  path: '*',
  failure: () => new DomainError('not-found', { status: 404 }),
  head: (_context, t) => ({ title: t('errors.notFoundTitle'), noIndex: true }),
  module: 'src/features/shell/errors/not-found-page.tsx',
  page: () => import('./not-found-page.tsx'),
}
