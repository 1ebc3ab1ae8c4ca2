export interface PagePosition {
  /** CSS pixels. */
  readonly y: number
  /** Loaded pages of its endless list; 0 if none. */
  readonly listPages: number
}

const NOWHERE: PagePosition = { y: 0, listPages: 0 }
/** Longest list to restore: each page is a call. */
const MAX_LIST_PAGES = 50

/** Key of a history entry. The router's key alone is not unique: newly opened pages all have `default`. */
export function positionKey({ key, pathname, search }: { key: string; pathname: string; search: string }): string {
  return `${key} ${pathname}${search}`
}

/** Scroll states of the tab's history entries, by `positionKey`. */
export class PagePositions {
  readonly #positions: Map<string, PagePosition>
  #current: string | null = null

  constructor(kept: unknown = null) {
    this.#positions = new Map(Array.isArray(kept) ? kept.flatMap(toEntry) : [])
  }

  of(key: string): PagePosition | null {
    return this.#positions.get(key) ?? null
  }

  enter(key: string): void {
    this.#current = key
  }

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
