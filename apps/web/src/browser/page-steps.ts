/** The part of the browser's Navigation API that is used here. */
export interface PageEntries {
  readonly currentEntry: { readonly index: number } | null
  entries(): readonly { readonly key: string }[]
  traverseTo(key: string): { readonly committed: Promise<unknown>; readonly finished: Promise<unknown> }
}

export interface StepHost {
  readonly history: Pick<History, 'go'>
  readonly navigation?: unknown
}

/**
 * Goes so many entries of the page on or back. The history counts the entries of frames too, also of those that are gone: a
 * step back after a game went elsewhere in its frame would only take the frame back.
 */
export function stepPages(host: StepHost, delta: number): void {
  if (!stepTo(host.navigation as PageEntries | undefined, delta)) host.history.go(delta)
}

/** False where the browser does not tell the page's entries, or there is no such entry. */
export function stepTo(pages: PageEntries | undefined, delta: number): boolean {
  const from = pages?.currentEntry
  const entry = from && pages.entries()[from.index + delta]
  if (!entry) return false
  const { committed, finished } = pages.traverseTo(entry.key)
  // One that another navigation replaces is rejected.
  for (const end of [committed, finished]) end.catch(() => undefined)
  return true
}

/**
 * Whether the history still stands at the entry with this index of ours. A step to another page changes that at once,
 * before the page is loaded.
 */
export function isEntryInView(index: number | null, history: Pick<History, 'state'> = window.history): boolean {
  const { idx } = (history.state ?? {}) as { readonly idx?: unknown }
  return index !== null && idx === index
}
