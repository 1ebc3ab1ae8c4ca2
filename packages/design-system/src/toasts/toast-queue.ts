/** What the queue has to know of a toast. */
export interface Queued {
  readonly id: string
  /** Stands alone: while one waits or shows, no other is shown. Default false. */
  readonly blocking?: boolean | undefined
  /** How often its news has changed: counted by `addToast`, and each time it is shown for its full time. Default 0. */
  readonly revision?: number | undefined
}

/** Plain data, changed by the functions below: its owner may keep it in React state, in a store or on a server. */
export interface ToastQueue<T extends Queued> {
  /** Nothing is shown, everything is kept: a page that must not be disturbed, such as the cashbox (core 9). */
  readonly held: boolean
  /** Oldest first. */
  readonly toasts: readonly T[]
}

export const emptyToastQueue: ToastQueue<never> = { held: false, toasts: [] }

/** Puts one at the end. With an id that is there already it takes that one's place: the news has changed, not its turn. */
export function addToast<T extends Queued>(queue: ToastQueue<T>, toast: T): ToastQueue<T> {
  const isKnown = queue.toasts.some(({ id }) => id === toast.id)
  const toasts = isKnown
    ? queue.toasts.map((other) => (other.id === toast.id ? { ...toast, revision: (other.revision ?? 0) + 1 } : other))
    : [...queue.toasts, toast]
  return { ...queue, toasts }
}

/** Takes one out, shown or waiting. */
export function removeToast<T extends Queued>(queue: ToastQueue<T>, id: string): ToastQueue<T> {
  return { ...queue, toasts: queue.toasts.filter((toast) => toast.id !== id) }
}

/** From now on nothing is shown; what comes is kept. */
export function holdToasts<T extends Queued>(queue: ToastQueue<T>): ToastQueue<T> {
  return { ...queue, held: true }
}

/** What was kept shows, in the order in which it came. */
export function releaseToasts<T extends Queued>(queue: ToastQueue<T>): ToastQueue<T> {
  return { ...queue, held: false }
}

/**
 * What is on screen now: nothing while held, the oldest blocking one alone, otherwise the `max` oldest.
 * One that had to give way to a blocking one comes back afterwards, with its full time.
 */
export function shownToasts<T extends Queued>({ held, toasts }: ToastQueue<T>, max: number): readonly T[] {
  if (held) return []
  const blocking = toasts.find((toast) => toast.blocking)
  return blocking ? [blocking] : toasts.slice(0, max)
}
