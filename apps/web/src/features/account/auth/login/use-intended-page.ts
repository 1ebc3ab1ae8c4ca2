import { useLocation } from 'react-router'

/**
 * The address of another way in, which leads to the same page: where the visitor was going when sent to log in goes along from
 * login to registration to recovery and back.
 */
export function useIntendedPage(): (path: string) => string {
  const { search, hash } = useLocation()
  return (path) => path + search + hash
}
