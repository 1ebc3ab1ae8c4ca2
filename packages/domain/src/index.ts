export { createSite, type OwnSnapshot, type Player, type PublicSnapshot, type Site } from './site.ts'
export type { SitePorts } from './site-ports.ts'
