export { createSite, type OwnSnapshot, type Site, type SiteSnapshot } from './site/site.ts'
export type { Player, PlayerMeans } from './site/site-player.ts'
export type { SitePorts } from './site/site-ports.ts'
