export { createSite, type Site } from './site.ts'
export type { Player, PlayerMeans } from './site-player.ts'
export type { SitePorts } from './site-ports.ts'
export type { OwnSnapshot, PublicSnapshot } from './site-snapshot.ts'
