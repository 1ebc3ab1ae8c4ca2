import { reaction } from 'mobx'

/**
 * Calls `changed` with what `read` returns: now, and whenever it becomes another (an entity is another after each answer and event: read a figure or a text of it). `read` names parts of a site, such as
 * `() => site.player?.balance.value`; what it reads is loaded and kept up to date. Returns a function that ends it. For hosts
 * that have their own way to draw and need not know that the stores are MobX's.
 */
export function subscribe<T>(read: () => T, changed: (value: T) => void): () => void {
  return reaction(read, (value) => changed(value), { fireImmediately: true })
}
