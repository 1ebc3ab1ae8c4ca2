export { createNodeSite, type NodeSiteOptions } from './node-site.ts'
