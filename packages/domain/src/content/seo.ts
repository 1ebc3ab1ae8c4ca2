/** Search engine data of a path. Where a text is empty, the page's own applies. */
export interface SeoMeta {
  readonly title: string
  readonly description: string
  readonly isNoIndex: boolean
}
