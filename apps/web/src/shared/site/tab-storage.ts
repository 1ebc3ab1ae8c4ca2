/** Keeps something for this tab across a reload, where the browser lets us. */
export function writeTabStorage(key: string, value: unknown): void {
  try {
    window.sessionStorage.setItem(key, JSON.stringify(value))
  } catch {
    // Full or closed: it is then forgotten by a reload.
  }
}

/** What was kept, of whatever shape; null where there is nothing. */
export function readTabStorage(key: string): unknown {
  try {
    return JSON.parse(window.sessionStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}
