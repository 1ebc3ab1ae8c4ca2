/** One page of the tab's past. */
export interface PastPage {
  /** Path, query and fragment. */
  readonly path: string
  /** Its place in the browser's own history; null where that is not known. */
  readonly index: number | null
}

/** Pages that can be gone back to, newest last (core.md 2: the last 5 entries). */
export type PastPages = readonly PastPage[]

/** How many are remembered (core.md 2). */
const MAX_PAGES = 5

export interface Move {
  /** The page that is left; null where it has no place in the history: error pages, 404, 451 (core.md 2). */
  readonly left: PastPage | null
  readonly entered: PastPage
  /** The browser's own back or forward. */
  readonly isPop: boolean
}

/** The past after a move. Duplicates of the last or of the current path are ignored (core.md 2). */
export function afterMove(past: PastPages, { left, entered, isPop }: Move): PastPages {
  // Back to a page of the past: it is the present again, and what came after it is not its past.
  const again = isPop ? past.findLastIndex(({ index }) => index !== null && index === entered.index) : -1
  if (again >= 0) return past.slice(0, again)
  const last = past.at(-1)
  if (left === null || left.path === entered.path || left.path === last?.path) return past
  return [...past, left].slice(-MAX_PAGES)
}

/** Where "back" leads from `current`: to the last page, else to the given one, else to main. `serves`: pages that will do. */
export function findBackTarget(
  past: PastPages,
  current: string,
  { fallback = '/', serves = () => true }: { fallback?: string | undefined; serves?: (path: string) => boolean } = {},
): PastPage {
  return past.findLast(({ path }) => path !== current && serves(path)) ?? { path: fallback, index: null }
}

/** What was kept over a reload, as far as it makes sense. */
export function readPastPages(kept: unknown): PastPages {
  return Array.isArray(kept) ? kept.filter(isPastPage).slice(-MAX_PAGES) : []
}

function isPastPage(value: unknown): value is PastPage {
  if (typeof value !== 'object' || value === null) return false
  const { path, index } = value as Record<string, unknown>
  return typeof path === 'string' && /^\/(?!\/)/.test(path) && (index === null || typeof index === 'number')
}
