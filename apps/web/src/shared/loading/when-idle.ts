/** Milliseconds without a press, a key or a scroll after which a page is quiet. */
export const QUIET_MS = 12_000

const TOUCHES = ['pointerdown', 'keydown', 'scroll'] as const

const options = { capture: true, passive: true }

/** Runs within 5 s when the page is idle; after 2 s in Safari, which cannot tell. Returns cancel. */
export function whenIdle(run: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, 2000)
    return () => clearTimeout(timer)
  }
  const handle = window.requestIdleCallback(run, { timeout: 5000 })
  return () => window.cancelIdleCallback(handle)
}

/**
 * Runs when the page has loaded, nobody has pressed or scrolled for a while, and it is idle: for what the visitor has not
 * asked for. Returns cancel.
 */
export function whenQuiet(run: () => void, quietMs = QUIET_MS): () => void {
  let cancel = (): void => undefined
  const wait = () => {
    cancel()
    const timer = setTimeout(() => {
      cancel = whenIdle(() => {
        stop()
        run()
      })
    }, quietMs)
    cancel = () => clearTimeout(timer)
  }
  const stop = () => {
    cancel()
    window.removeEventListener('load', wait)
    for (const name of TOUCHES) window.removeEventListener(name, wait, options)
  }
  for (const name of TOUCHES) window.addEventListener(name, wait, options)
  if (document.readyState === 'complete') wait()
  else window.addEventListener('load', wait)
  return stop
}

/** Runs with the first press, key or scroll: what follows is likely to need more than the page has. */
export function whenTouched(run: () => void): void {
  const touched = () => {
    for (const name of TOUCHES) window.removeEventListener(name, touched, options)
    run()
  }
  for (const name of TOUCHES) window.addEventListener(name, touched, options)
}

/** When code is loaded that nobody waits for. */
export type Wait = 'idle' | 'quiet'

/** Runs when the page is idle, or quiet. Returns cancel. */
export const after = (wait: Wait, run: () => void): (() => void) => (wait === 'idle' ? whenIdle : whenQuiet)(run)
