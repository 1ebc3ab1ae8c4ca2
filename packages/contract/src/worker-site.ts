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
  /** Scripts and styles of this release that every visitor may need. */
  readonly files: readonly string[]
  /** Texts of all languages and fonts of the brand: kept where a page has loaded them. */
  readonly optional: readonly string[]
}
