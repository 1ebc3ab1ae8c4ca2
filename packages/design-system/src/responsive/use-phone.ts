import { useSyncExternalStore } from 'react'

/** Below the breakpoint `md`: lists are sheets, pictures have their own crop. */
export const PHONE = '(width < 754px)'

/** Whether there is room for a phone's layout only. On the server: no. */
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
