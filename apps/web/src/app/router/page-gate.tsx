import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { Navigate, useLocation, useParams, useRevalidator } from 'react-router'
import { ErrorPage } from '../../features/shell/errors/error-page.tsx'
import { guardInView } from '../../shared/navigation/guard.ts'
import { pageStatus } from '../../shared/navigation/page-outcome.ts'
import type { PageRoute } from '../../shared/navigation/page-route.ts'
import { useSite, useTab } from '../../shared/site/tab.tsx'

export interface PageGateProps {
  readonly page: PageRoute
  readonly children: ReactNode
}

/** Shows the page, or the page of the status it ended with, or sends the visitor to where this page now leads. */
export const PageGate = observer(function PageGate({ page, children }: PageGateProps) {
  const site = useSite()
  const served = useTab().servedStatus
  const params = useParams()
  const location = useLocation()
  const { revalidate } = useRevalidator()
  const url = new URL(location.pathname + location.search, 'https://site.invalid')
  const context = { site, params, url }
  const elsewhere = guardInView(page, context, location.hash)
  if (elsewhere !== null) return <Navigate to={elsewhere} replace />
  const asServed = location.key === served.locationKey ? served.current : null
  const status = asServed ?? pageStatus(page, context)
  const retry = () => {
    served.current = null
    void revalidate()
  }
  return status === 200 ? children : <ErrorPage status={status} onRetry={retry} />
})
