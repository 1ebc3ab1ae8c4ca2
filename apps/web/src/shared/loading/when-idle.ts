/**
 * Runs when the page is idle, within 5 s; after 2 s in browsers without `requestIdleCallback` (Safari). Returns a
 * cancel function.
 */
export function whenIdle(run: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, 2000)
    return () => clearTimeout(timer)
  }
  const handle = window.requestIdleCallback(run, { timeout: 5000 })
  return () => window.cancelIdleCallback(handle)
}
