import { useSyncExternalStore } from 'react'

/** Where pictures have their crop for phones, and dialogs are sheets. */
export const PHONE = '(width < 754px)'
/** Narrower than a desktop: `max-lg`. */
const NARROW = '(width < 1054px)'

/** false on the server. */
function useMedia(condition: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const query = matchMedia(condition)
      query.addEventListener('change', changed)
      return () => query.removeEventListener('change', changed)
    },
    () => matchMedia(condition).matches,
    () => false,
  )
}

/** false on the server. */
export const usePhone = (): boolean => useMedia(PHONE)

/** false on the server. */
export const useNarrow = (): boolean => useMedia(NARROW)
