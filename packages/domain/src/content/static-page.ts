/** A page of text in lists of links (core.md, 3). */
export interface StaticPageLink {
  readonly slug: string
  readonly url: string
  readonly title: string
}

export interface StaticPage extends StaticPageLink {
  /** HTML as the server wrote it, to be sanitised before it is shown. */
  readonly html: string
}

/** A note on the start page that editors change at will. */
export interface ContentBlock {
  readonly title: string
  /** May be HTML, to be sanitised before it is shown. */
  readonly text: string
  readonly url: string | null
}

export interface Footer {
  /** HTML as the server wrote it, to be sanitised before it is shown. */
  readonly html: string
  readonly images: readonly FooterImage[]
}

export interface FooterImage {
  readonly src: string
  readonly alt: string
  readonly url: string | null
}
