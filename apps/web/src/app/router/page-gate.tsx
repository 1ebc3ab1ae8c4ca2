import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { Navigate, useLocation, useParams } from 'react-router-dom'
import { ErrorPage } from '#features/shell/errors/error-page.tsx'
import type { PageRoute } from '#shared/navigation/page-route.ts'
import { useTab } from '#shared/site/tab.tsx'
import { useTabNavigation } from './navigation-router.tsx'

export interface PageGateProps {
  readonly page: PageRoute
  readonly children: ReactNode
}

export const PageGate = observer(function PageGate({ page, children }: PageGateProps) {
  const { outcomes } = useTab()
  const params = useParams()
  const location = useLocation()
  const navigation = useTabNavigation()
  const { redirect, status } = outcomes.of(page, params, location)
  if (redirect !== null) return <Navigate to={redirect} replace />
  const retry = () => {
    outcomes.forgetServed()
    void navigation.revalidate()
  }
  return status === 200 ? children : <ErrorPage status={status} onRetry={retry} />
})
