export interface Queued {
  readonly id: string
  /** Shows alone: while one waits or shows, no other does. Default false. */
  readonly blocking?: boolean | undefined
  /** Number of replacements, counted by `addToast`: each restarts the lifetime. Default 0. */
  readonly revision?: number | undefined
}

/** Plain data, changed by the functions below. */
export interface ToastQueue<T extends Queued> {
  readonly held: boolean
  readonly toasts: readonly T[]
}

/** No toasts. */
export const emptyToastQueue: ToastQueue<never> = { held: false, toasts: [] }

/** Adds at the end, or replaces the toast of the same id in place. */
export function addToast<T extends Queued>(queue: ToastQueue<T>, toast: T): ToastQueue<T> {
  const isKnown = queue.toasts.some(({ id }) => id === toast.id)
  const toasts = isKnown
    ? queue.toasts.map((other) => (other.id === toast.id ? { ...toast, revision: (other.revision ?? 0) + 1 } : other))
    : [...queue.toasts, toast]
  return { ...queue, toasts }
}

/** Without the toast of this id. */
export function removeToast<T extends Queued>(queue: ToastQueue<T>, id: string): ToastQueue<T> {
  return { ...queue, toasts: queue.toasts.filter((toast) => toast.id !== id) }
}

/** Shows nothing until the queue is released. */
export function holdToasts<T extends Queued>(queue: ToastQueue<T>): ToastQueue<T> {
  return { ...queue, held: true }
}

/** Shows toasts again after `holdToasts`. */
export function releaseToasts<T extends Queued>(queue: ToastQueue<T>): ToastQueue<T> {
  return { ...queue, held: false }
}

/** Toasts on screen. A toast displaced by a blocking one returns with its full lifetime. */
export function shownToasts<T extends Queued>({ held, toasts }: ToastQueue<T>, max: number): readonly T[] {
  if (held) return []
  const blocking = toasts.find((toast) => toast.blocking)
  return blocking ? [blocking] : toasts.slice(0, max)
}
