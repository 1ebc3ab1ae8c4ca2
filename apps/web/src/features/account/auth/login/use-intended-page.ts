import { useLocation } from 'react-router-dom'
import { useFragment } from '#shared/navigation/use-fragment.ts'
import { meaningfulQuery } from '#shared/site/page-parameters.ts'

/**
 * Adds the page to return to, which is in the query and the fragment, to links between login, registration and recovery: as the
 * server drew them, without what only the browser reads.
 */
export function useIntendedPage(): (path: string) => string {
  const { search } = useLocation()
  const fragment = useFragment()
  const query = meaningfulQuery(search)
  return (path) => path + query + fragment
}
