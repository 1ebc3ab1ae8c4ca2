import { ErrorPage } from './error-page.tsx'
import type { PageModule } from '#shared/navigation/page-route.ts'
import { DomainError } from '@croupier/domain/core'

export const failure = () => new DomainError('not-found', { status: 404 })

export const head: PageModule['head'] = (_context, t) => ({ title: t('errors:notFoundTitle'), noIndex: true })

/** Required of a page. Its `failure` shows the 404 page first. */
export function Page() {
  return <ErrorPage status={404} />
}
