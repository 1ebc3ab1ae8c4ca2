import type { SiteBase } from '@croupier/contract/paths'

/** Adds the base: `/games` becomes `/guest/games`. Leaves addresses of other sites. */
export function addressIn(base: SiteBase, path: string): string {
  return path.startsWith('/') ? base + path.slice(1) : path
}

/** Removes the base. Never returns a path with two leading slashes, which would be another site. */
export function pathIn(base: SiteBase, address: string): string {
  return base !== '/' && address.startsWith(base) ? address.slice(base.length - 1).replace(/^\/+/, '/') : address
}
