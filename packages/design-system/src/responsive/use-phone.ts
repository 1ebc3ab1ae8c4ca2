import { useSyncExternalStore } from 'react'

export const PHONE = '(width < 754px)'

/** false on the server. */
export function usePhone(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const query = matchMedia(PHONE)
      query.addEventListener('change', changed)
      return () => query.removeEventListener('change', changed)
    },
    () => matchMedia(PHONE).matches,
    () => false,
  )
}
