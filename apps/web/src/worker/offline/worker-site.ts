/** What the server tells the service worker about the site, in the first line of its script. */
export interface WorkerSite {
  /** Address of the entry script. Its name changes with every release. */
  readonly release: string
  readonly brand: string
  /** Background of pages, `#RRGGBB`. */
  readonly background: string
  readonly logo: string
  /** Address of the brand's own styles: tokens and fonts. */
  readonly styles: string
}
