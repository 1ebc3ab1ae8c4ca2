import { subscribe } from '@croupier/domain/core'
import { useMemo, useSyncExternalStore } from 'react'

/**
 * What `read` returns, such as `useRead(() => site.player?.balance.value)`: loaded, kept up to date, and drawn again whenever
 * it becomes another. On a server it is what is known when it draws.
 * @param used what else `read` uses, such as a property of the component; with others it reads anew
 */
export function useRead<T>(read: () => T, used: readonly unknown[] = []): T {
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the caller's list, which is checked there
  const source = useMemo(() => sourceOf(read), used)
  return useSyncExternalStore(source.subscribe, source.value, source.value)
}

function sourceOf<T>(read: () => T) {
  let known: { readonly value: T } | undefined
  return {
    value: () => (known ??= { value: read() }).value,
    subscribe: (changed: () => void) =>
      subscribe(read, (value) => {
        if (known && Object.is(known.value, value)) return
        known = { value }
        changed()
      }),
  }
}
