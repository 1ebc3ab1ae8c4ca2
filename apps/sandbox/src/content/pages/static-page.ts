import type { Texts } from '../../wire/locale.ts'

export interface StaticPage {
  slug: string
  title: Texts
  /** HTML with headings from `h2` down, lists and links of the site. */
  body: Texts
}
