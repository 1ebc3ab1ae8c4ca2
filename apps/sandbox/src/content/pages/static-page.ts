import type { Texts } from '../../wire/locale.ts'

/** A page of the operator's editors. */
export interface StaticPage {
  slug: string
  title: Texts
  /** HTML, as an editor would write it: headings from `h2` down, lists, links within the site. */
  body: Texts
}
