/** What the platform tells search engines of a path (core.md, 3). Empty texts leave the word to the page. */
export interface SeoMeta {
  readonly title: string
  readonly description: string
  readonly isNoIndex: boolean
}
