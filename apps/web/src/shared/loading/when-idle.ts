/**
 * Runs it when the page has nothing better to do, within 5 seconds at the latest; after 2 seconds where the browser cannot
 * tell (Safari). The answer cancels it.
 */
export function whenIdle(run: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, 2000)
    return () => clearTimeout(timer)
  }
  const handle = window.requestIdleCallback(run, { timeout: 5000 })
  return () => window.cancelIdleCallback(handle)
}
