/** Where a game is played. Slugs come from the platform: they are encoded here, and only here. */
export function gamePath(slug: string): string {
  return `/play/${encodeURIComponent(slug)}`
}

/** The list of a category's games; null: of all games. */
export function categoryPath(slug: string | null): string {
  return slug === null ? '/games' : `/games/${encodeURIComponent(slug)}`
}

/** The list of a producer's games, all or those of one category. */
export function producerPath(slug: string, category: string | null = null): string {
  const whole = `/producers/${encodeURIComponent(slug)}`
  return category === null ? whole : `${whole}/${encodeURIComponent(category)}`
}

/** Where the ways in stand. They close an open game (core.md 4). */
export function isAuthPath(pathname: string): boolean {
  return pathname === '/login' || pathname === '/registration'
}

/** The query by which login and registration lead back to `path`; `redirectTarget` reads it. */
export function redirectQuery(path: string): string {
  return `?redirect=${encodeURIComponent(path)}`
}
