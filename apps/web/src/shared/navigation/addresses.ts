/** Where a game is played. Slugs come from the platform: they are encoded here, and only here. */
export function gamePath(slug: string): string {
  return `/play/${encodeURIComponent(slug)}`
}

/** Whether a game is played at this path. */
export function isGamePath(path: string): boolean {
  return path.startsWith('/play/')
}

/** The list of a category's games; null: of all games. */
export function categoryPath(slug: string | null): string {
  return slug === null ? '/games' : `/games/${encodeURIComponent(slug)}`
}

/** Where bonuses are wagered (core.md 9: fixed paths). */
export const WAGER_GAMES_PATH = categoryPath('otygrat_bonus')

/** The list of a producer's games, all or those of one category. */
export function producerPath(slug: string, category: string | null = null): string {
  const whole = `/producers/${encodeURIComponent(slug)}`
  return category === null ? whole : `${whole}/${encodeURIComponent(category)}`
}

/** What a player sets against the own play. */
export const LIMITS_PATH = '/cashbox/limits'

export const REGISTRATION_PATH = '/registration'

/** Where the ways in stand. They close an open game (core.md 4). */
export function isAuthPath(pathname: string): boolean {
  return pathname === '/login' || pathname === REGISTRATION_PATH
}

/** Pages for guests only, as a path or with a query: whoever has signed in has nothing to do there (core.md 2). */
export function isGuestOnlyPath(path: string): boolean {
  return /^\/(?:login|registration|remind|new-password)(?:[/?#]|$)/i.test(path)
}

/** The query by which login and registration lead back to `path`; `redirectTarget` reads it. */
export function redirectQuery(path: string): string {
  return `?redirect=${encodeURIComponent(path)}`
}

export const CASHBOX_PATH = '/cashbox'

/** Whoever is about to pay or be paid is not disturbed by toasts (core.md 2): they wait until another page. */
export function isQuietPath(pathname: string): boolean {
  return pathname === CASHBOX_PATH || pathname.startsWith(`${CASHBOX_PATH}/`)
}
