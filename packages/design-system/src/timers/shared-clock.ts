/** One clock for all timers of a page: they show the same second and turn at the same moment. */
export interface SharedClock {
  /** Milliseconds since 1970, as exact as the host's clock. */
  now(): number
  /** The whole second that is on screen, in milliseconds; between two ticks it stays the same. */
  second(): number
  /** Called once a second, while the tab is visible. Returns the way out. */
  subscribe(listener: () => void): () => void
}

/** What the clock has to know of the tab; a `document` fits. */
export interface TabVisibility {
  readonly visibilityState: string
  addEventListener(type: 'visibilitychange', listener: () => void): void
  removeEventListener(type: 'visibilitychange', listener: () => void): void
}

/** A timer may fire a moment too early: aiming this many ms behind the second keeps a tick from landing before it. */
const BEHIND_THE_SECOND_MS = 5

/**
 * At most one timer runs, however many listen; none while nobody does or the tab is hidden. Each tick reads `now` afresh,
 * so that a tab that slept, or a clock that the server has corrected, is right at the next one.
 * @param now milliseconds since 1970, server-corrected where that matters
 */
export function createSharedClock(now: () => number, tab?: TabVisibility): SharedClock {
  const visibility = tab ?? (typeof document === 'undefined' ? null : document)
  const listeners = new Set<() => void>()
  let second = wholeSecond(now())
  let timer: ReturnType<typeof setTimeout> | undefined

  const schedule = () => {
    clearTimeout(timer)
    timer = undefined
    if (listeners.size === 0 || visibility?.visibilityState === 'hidden') return
    timer = setTimeout(tick, 1000 - modulo(now(), 1000) + BEHIND_THE_SECOND_MS)
  }
  const tick = () => {
    second = wholeSecond(now())
    schedule()
    for (const listener of listeners) listener()
  }
  const visibilityChanged = () => (visibility?.visibilityState === 'hidden' ? schedule() : tick())

  return {
    now,
    second: () => {
      if (listeners.size === 0) second = wholeSecond(now())
      return second
    },
    subscribe: (listener) => {
      // An own function each: two listeners may be one and the same.
      const entry = () => listener()
      if (listeners.size === 0) {
        second = wholeSecond(now())
        visibility?.addEventListener('visibilitychange', visibilityChanged)
      }
      listeners.add(entry)
      if (timer === undefined) schedule()
      return () => {
        if (!listeners.delete(entry) || listeners.size > 0) return
        visibility?.removeEventListener('visibilitychange', visibilityChanged)
        schedule()
      }
    },
  }
}

const modulo = (value: number, by: number) => ((value % by) + by) % by

/** The second that `ms` lies in, in ms. */
export const wholeSecond = (ms: number) => ms - modulo(ms, 1000)
