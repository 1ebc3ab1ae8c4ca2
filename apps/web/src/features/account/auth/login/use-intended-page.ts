import { useLocation } from 'react-router-dom'
import { useFragment } from '../../../../shared/navigation/use-fragment.ts'

/** Adds the page to return to, which is in the query and the fragment, to links between login, registration and recovery. */
export function useIntendedPage(): (path: string) => string {
  const { search } = useLocation()
  const fragment = useFragment()
  return (path) => path + search + fragment
}
