export interface StaticPageLink {
  readonly slug: string
  readonly url: string
  readonly title: string
}

export interface StaticPage extends StaticPageLink {
  /** Unsafe HTML: sanitise before showing. */
  readonly html: string
}

export interface ContentBlock {
  readonly title: string
  /** Unsafe HTML: sanitise before showing. */
  readonly text: string
  readonly url: string | null
}

export interface FooterImage {
  /** Of a payment: `crypto`, `credit-card`; empty for another mark. */
  readonly kind: string
  readonly src: string
  readonly alt: string
  readonly url: string | null
}
