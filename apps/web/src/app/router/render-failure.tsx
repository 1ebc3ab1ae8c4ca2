import { useEffect } from 'react'
import { useRouteError } from 'react-router'
import { ErrorPage } from '../../features/shell/errors/error-page.tsx'
import { useSite } from '../../shared/site/tab.tsx'

/** Error page for a render error or a failed page script; logs it. */
export function RenderFailure() {
  const error = useRouteError()
  const site = useSite()
  useEffect(() => site.log.error('render', error), [site, error])
  return <ErrorPage status={500} onRetry={() => window.location.reload()} />
}
