import { subscribe } from '@croupier/domain/core'
import { shallowRef, watchEffect, type ShallowRef } from 'vue'

/**
 * What `read` returns, such as `useRead(() => site.player?.balance.value)`: loaded, and kept up to date until the component
 * is gone. `read` may also use properties and references of Vue.
 */
export function useRead<T>(read: () => T): Readonly<ShallowRef<T>> {
  const state = shallowRef() as ShallowRef<T>
  watchEffect((onCleanup) => onCleanup(subscribe(read, (value) => (state.value = value))))
  return state
}
