export interface GameCategory {
  readonly kind: 'category'
  readonly slug: string
  /** Null for a category that only the client has, or that came without one: `categoryName` of the site finds another. */
  readonly name: string | null
  readonly image: string | null
  readonly url: string
  readonly position: number
  readonly showInLobby: boolean
  readonly gamesCount: number | null
}

/** Slug of the category of all games. */
export const ALL_GAMES = 'allgames'

/** Categories added when the server omits them (docs/product-rules.md, Lobby, games and search). */
export const DEFAULT_CATEGORIES: readonly string[] = ['crash_games', 'buy_games', 'jackpot_games', 'wagering']

/** Categories offered first where only a few are, in this order (docs/product-rules.md, Lobby, games and search). */
const TOP_CATEGORIES: readonly string[] = [
  'slots',
  'otygrat_bonus',
  'crash_games',
  'buy_games',
  'jackpot_games',
  'table',
]

export function defaultCategory(slug: string, position = 0): GameCategory {
  return {
    kind: 'category',
    slug,
    name: null,
    image: null,
    url: `/games/${slug}`,
    position,
    showInLobby: false,
    gamesCount: null,
  }
}

/** The server's categories by position, then the defaults it omitted. */
export function completeCategories(categories: readonly GameCategory[]): GameCategory[] {
  const known = new Set(categories.map((category) => category.slug))
  const sorted = categories.toSorted((a, b) => a.position - b.position)
  const last = sorted.at(-1)?.position ?? 0
  const missing = DEFAULT_CATEGORIES.filter((slug) => !known.has(slug))
  return [...sorted, ...missing.map((slug, index) => defaultCategory(slug, last + index + 1))]
}

/** The categories with a row in the lobby. */
export function lobbyCategories(categories: readonly GameCategory[]): GameCategory[] {
  return categories.filter((category) => category.showInLobby)
}

/** The top categories in their order, then the others in theirs. */
export function topCategoriesFirst(categories: readonly GameCategory[]): GameCategory[] {
  const rank = ({ slug }: GameCategory) => {
    const place = TOP_CATEGORIES.indexOf(slug)
    return place < 0 ? TOP_CATEGORIES.length : place
  }
  return categories.toSorted((a, b) => rank(a) - rank(b))
}
