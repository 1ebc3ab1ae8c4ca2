/** One clock for all timers of a page: they change together. */
export interface SharedClock {
  now(): number
  /** The displayed whole second, ms; constant between two ticks. */
  second(): number
  /** Called once a second while the tab is visible. Returns unsubscribe. */
  subscribe(listener: () => void): () => void
}

export interface TabVisibility {
  readonly visibilityState: string
  addEventListener(type: 'visibilitychange', listener: () => void): void
  removeEventListener(type: 'visibilitychange', listener: () => void): void
}

/** Timers may fire early: aim this many ms after the second. */
const BEHIND_THE_SECOND_MS = 5

/**
 * Runs at most one timer. Each tick reads `now` (ms since 1970) again, so a woken tab or a corrected clock is right at
 * once.
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
      // A separate function each: the same listener may subscribe twice.
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

export const wholeSecond = (ms: number) => ms - modulo(ms, 1000)
