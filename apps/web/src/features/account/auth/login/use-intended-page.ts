import { useLocation } from 'react-router-dom'

/** Adds the intended page to links between login, registration and recovery. */
export function useIntendedPage(): (path: string) => string {
  const { search, hash } = useLocation()
  return (path) => path + search + hash
}
