import type { Texts } from '../../ground/wire/locale.ts'

export interface StaticPage {
  /** Promises a bonus for joining. */
  isForJoining?: true
  slug: string
  /** Not in the list of pages, such as the page of a promotion. */
  isHidden?: boolean
  title: Texts
  /** HTML with headings from `h2` down, lists and links of the site. */
  body: Texts
}
