export function writeTabStorage(key: string, value: unknown): void {
  try {
    window.sessionStorage.setItem(key, JSON.stringify(value))
  } catch {
    // Storage is full or blocked: nothing survives a reload.
  }
}

/** Reads from session storage, unvalidated; null if absent. */
export function readTabStorage(key: string): unknown {
  try {
    return JSON.parse(window.sessionStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}
