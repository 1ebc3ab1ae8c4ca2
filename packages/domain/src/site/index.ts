export { createSite, type OwnSnapshot, type Site, type SiteSnapshot } from './site.ts'
export type { GuestMeans, KnownPlayerMeans, Player, PlayerMeans } from './site-player.ts'
export type { SitePorts } from './site-ports.ts'
