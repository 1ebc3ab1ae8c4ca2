export { createSite, type Site } from './site/site.ts'
export type { Player, PlayerMeans } from './site/site-player.ts'
export type { SitePorts } from './site/site-ports.ts'
export type { OwnSnapshot, PublicSnapshot } from './site/site-snapshot.ts'
