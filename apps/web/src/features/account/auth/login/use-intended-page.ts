import { useLocation } from 'react-router-dom'
import { useFragment } from '../../../../shared/navigation/use-fragment.ts'

/** Adds the intended page to links between login, registration and recovery. */
export function useIntendedPage(): (path: string) => string {
  const { search } = useLocation()
  const fragment = useFragment()
  return (path) => path + search + fragment
}
