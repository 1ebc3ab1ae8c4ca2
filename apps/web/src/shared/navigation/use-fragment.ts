import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'

const subscribe = () => () => undefined

/** Fragment of the address. Empty during hydration, because the server does not know it and rendered links without. */
export function useFragment(): string {
  const { hash } = useLocation()
  return useSyncExternalStore(
    subscribe,
    () => hash,
    () => '',
  )
}
