import { actionBound } from 'mobx'

export {
  action,
  actionBound,
  autorun,
  computed,
  observable,
  observableRef,
  observe,
  reaction,
  runInAction,
  untracked,
  when,
} from 'mobx'

/**
 * MobX for the server, which draws a site once and throws it away: nothing observes it, so its stores stay plain objects.
 * Making them observable, and each read of one, would be a tenth of a page's cost (decision 62).
 */
export function makeObservable(store: object, annotations: Readonly<Record<string, unknown>>): void {
  for (const [name, annotation] of Object.entries(annotations)) {
    if (annotation !== actionBound) continue
    const method = Reflect.get(store, name) as (...args: unknown[]) => unknown
    Reflect.set(store, name, method.bind(store))
  }
}

const stop = (): void => undefined

export const onBecomeObserved = (): (() => void) => stop
export const onBecomeUnobserved = (): (() => void) => stop
