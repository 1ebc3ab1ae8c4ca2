import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { useLocation, useParams, useRevalidator } from 'react-router'
import { ErrorPage } from '../features/errors/error-page.tsx'
import { pageStatus } from '../shared/page-outcome.ts'
import type { PageRoute } from '../shared/page-route.ts'
import { useServedStatus } from '../shared/served-status.ts'
import { useSite } from '../shared/site-context.tsx'

export interface PageGateProps {
  readonly page: PageRoute
  readonly children: ReactNode
}

/** The router's key of the location the tab was opened with. */
const FIRST_LOCATION = 'default'

/** Shows the page, or the page of the status it ended with. */
export const PageGate = observer(function PageGate({ page, children }: PageGateProps) {
  const site = useSite()
  const served = useServedStatus()
  const params = useParams()
  const location = useLocation()
  const { revalidate } = useRevalidator()
  const url = new URL(location.pathname + location.search, 'https://site.invalid')
  const asServed = location.key === FIRST_LOCATION ? served.current : null
  const status = asServed ?? pageStatus(page, { site, params, url })
  const retry = () => {
    served.current = null
    void revalidate()
  }
  return status === 200 ? children : <ErrorPage status={status} onRetry={retry} />
})
