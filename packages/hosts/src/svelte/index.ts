import { subscribe } from '@croupier/domain/core'

/** A store of Svelte, shown as `$balance`. */
export interface ReadStore<T> {
  subscribe(run: (value: T) => void): () => void
}

/**
 * A store of what `read` returns, such as `readable(() => site.player?.balance.value)`: loaded, and kept up to date while
 * somebody subscribes.
 */
export const readable = <T>(read: () => T): ReadStore<T> => ({ subscribe: (run) => subscribe(read, run) })
