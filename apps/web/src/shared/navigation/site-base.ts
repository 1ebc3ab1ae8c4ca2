/** The path all pages of the site stand under: its own, or that of the guest build, where nobody is ever signed in (decision 23). */
export type SiteBase = '/' | '/guest/'

/** The address of a path of the site: `/games` is `/guest/games` in the guest build. Addresses of other sites stay as they are. */
export function addressIn(base: SiteBase, path: string): string {
  return path.startsWith('/') ? base + path.slice(1) : path
}

/** The path of the site that an address under `base` means; other addresses stay as they are. Never one of two slashes: that is another site. */
export function pathIn(base: SiteBase, address: string): string {
  return base !== '/' && address.startsWith(base) ? address.slice(base.length - 1).replace(/^\/+/, '/') : address
}
