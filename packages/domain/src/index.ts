export { createSite, type Player, type Site, type SiteSnapshot } from './site.ts'
export type { SitePorts } from './site-ports.ts'
