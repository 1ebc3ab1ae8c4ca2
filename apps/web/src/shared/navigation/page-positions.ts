/** How a page was left. */
export interface PagePosition {
  /** How far it was scrolled, CSS pixels. */
  readonly y: number
  /** How many pages its endless list had; 0 where there is none. */
  readonly listPages: number
}

const NOWHERE: PagePosition = { y: 0, listPages: 0 }
/** A list is brought back to at most this length; nobody scrolls further, and each page is a call. */
const MAX_LIST_PAGES = 50

/** What tells one entry of the tab's history from another. The router's key alone does not: every page that was loaded anew has the same. */
export function positionKey({ key, pathname, search }: { key: string; pathname: string; search: string }): string {
  return `${key} ${pathname}${search}`
}

/** Where the visitor was on each page of the tab's history, by `positionKey`. */
export class PagePositions {
  readonly #positions: Map<string, PagePosition>
  #current: string | null = null

  /** @param kept what `toJSON` gave before a reload, or anything else */
  constructor(kept: unknown = null) {
    this.#positions = new Map(Array.isArray(kept) ? kept.flatMap(toEntry) : [])
  }

  /** How this page was left, or null where it was not seen before. */
  of(key: string): PagePosition | null {
    return this.#positions.get(key) ?? null
  }

  /** From now on this page is in view. */
  enter(key: string): void {
    this.#current = key
  }

  /** Something about the page in view has changed. */
  note(change: Partial<PagePosition>): void {
    if (this.#current !== null)
      this.#positions.set(this.#current, { ...NOWHERE, ...this.#positions.get(this.#current), ...change })
  }

  toJSON(): unknown {
    return [...this.#positions]
  }
}

function toEntry(entry: unknown): [string, PagePosition][] {
  if (!Array.isArray(entry)) return []
  const [key, place] = entry as readonly unknown[]
  if (typeof key !== 'string' || typeof place !== 'object' || place === null) return []
  const { y, listPages } = place as Record<string, unknown>
  if (typeof y !== 'number' || typeof listPages !== 'number') return []
  return [[key, { y, listPages: Math.min(listPages, MAX_LIST_PAGES) }]]
}
