export interface PastPage {
  readonly path: string
  /** Index in the browser's history; null if unknown. */
  readonly index: number | null
}

/** Pages to go back to, newest last (docs/product-rules.md, Navigation and guards). */
export type PastPages = readonly PastPage[]

const MAX_PAGES = 5

export interface Move {
  /** The page left; null if "back" must not return to it: error pages, 404, 451. */
  readonly left: PastPage | null
  readonly entered: PastPage
  readonly isPop: boolean
}

/** The past after a move. Ignores a page equal to the last or the current one. */
export function afterMove(past: PastPages, { left, entered, isPop }: Move): PastPages {
  // Back to a past page: drop it and everything after it.
  const again = isPop ? past.findLastIndex(({ index }) => index !== null && index === entered.index) : -1
  if (again >= 0) return past.slice(0, again)
  const last = past.at(-1)
  if (left === null || left.path === entered.path || left.path === last?.path) return past
  return [...past, left].slice(-MAX_PAGES)
}

/** Target of "back": the last page that `serves` accepts, else the fallback. */
export function findBackTarget(
  past: PastPages,
  current: string,
  { fallback = '/', serves = () => true }: { fallback?: string | undefined; serves?: (path: string) => boolean } = {},
): PastPage {
  return past.findLast(({ path }) => path !== current && serves(path)) ?? { path: fallback, index: null }
}

/** Validates what was stored before a reload. */
export function readPastPages(kept: unknown): PastPages {
  return Array.isArray(kept) ? kept.filter(isPastPage).slice(-MAX_PAGES) : []
}

function isPastPage(value: unknown): value is PastPage {
  if (typeof value !== 'object' || value === null) return false
  const { path, index } = value as Record<string, unknown>
  return typeof path === 'string' && /^\/(?!\/)/.test(path) && (index === null || typeof index === 'number')
}
