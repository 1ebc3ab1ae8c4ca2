import { useEffect } from 'react'
import { useRouteError } from 'react-router'
import { ErrorPage } from '../../features/shell/errors/error-page.tsx'
import { useSite } from '../../shared/site/tab.tsx'

/** What is left when drawing itself failed, or the page's script did not come: the page of 500, and a line in the log. */
export function RenderFailure() {
  const error = useRouteError()
  const site = useSite()
  useEffect(() => site.log.error('render', error), [site, error])
  return <ErrorPage status={500} onRetry={() => window.location.reload()} />
}
