import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** True in the server's render and in the first one of hydration, which has to be the same. */
export const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
