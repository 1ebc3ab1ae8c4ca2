export interface PagePosition {
  /** CSS pixels. */
  readonly y: number
  /** Loaded pages of its endless list; 0 if none. */
  readonly listPages: number
}

const NOWHERE: PagePosition = { y: 0, listPages: 0 }
/** Longest list to restore: each page is a call. */
const MAX_LIST_PAGES = 50

/** The state of a location that is opened where a step back has led nowhere: it has the position of the page that it replaces. */
export const COMES_BACK = 'comes-back'

interface Entry {
  readonly key: string
  readonly pathname: string
  readonly search: string
  readonly state: unknown
}

const addressOf = ({ pathname, search }: Entry): string => ` ${pathname}${search}`
/** The router's key alone is not unique: newly opened pages all have `default`. */
const keyOf = (entry: Entry): string => entry.key + addressOf(entry)

/** Scroll states of the tab's history entries. */
export class PagePositions {
  readonly #positions: Map<string, PagePosition>
  #current: string | null = null

  constructor(kept: unknown = null) {
    this.#positions = new Map(Array.isArray(kept) ? kept.flatMap(toEntry) : [])
  }

  of(entry: Entry): PagePosition | null {
    const own = this.#positions.get(keyOf(entry))
    if (own || entry.state !== COMES_BACK) return own ?? null
    return [...this.#positions].findLast(([key]) => key.endsWith(addressOf(entry)))?.[1] ?? null
  }

  enter(entry: Entry): void {
    this.#current = keyOf(entry)
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
