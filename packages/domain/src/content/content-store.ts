import { type CookiePort, inOrder, type KeyedReads, type Means, type Resource } from '../core/index.ts'
import type { ContentApi } from './content-api.ts'
import type { PromoPopup } from './promo-popup.ts'
import { PromoPopupStore } from './promo-popup-store.ts'
import type { PromoWidget } from './promo-widget.ts'
import type { SeoMeta } from './seo.ts'
import type { ServerData } from './server-data.ts'
import type { ContentBlock, FooterImage, StaticPage, StaticPageLink } from './static-page.ts'

export interface ContentMeans extends Pick<Means, 'live' | 'log' | 'clock' | 'reads' | 'onStart'> {
  readonly api: ContentApi
  /** Reads the popup of a live event. */
  readonly readPopup: (payload: object) => Promise<PromoPopup | null>
  readonly cookies: CookiePort
}

/** What operators write for all visitors: server data, static pages, the footer, search engines' data, the popup. */
export class ContentStore {
  readonly serverData: Resource<ServerData>
  readonly staticPages: Resource<StaticPageLink[]>
  /** Unsafe HTML: sanitise before showing. */
  readonly footerText: Resource<string>
  readonly footerImages: Resource<FooterImage[]>
  readonly block: Resource<ContentBlock | null>
  /** Different for each visitor, so never in a snapshot. */
  readonly promoWidget: Resource<PromoWidget | null>
  readonly promoPopup: PromoPopupStore
  readonly #pages: KeyedReads<Resource<StaticPage>>
  readonly #seo: KeyedReads<Resource<SeoMeta>>
  readonly #canonical: KeyedReads<Resource<string | null>>

  constructor({ api, readPopup, live, log, reads, onStart, cookies, clock }: ContentMeans) {
    this.serverData = reads.one('content.serverData', api.serverData, { isBase: true, isLive: true, visitor: 'expire' })
    this.staticPages = reads.one('content.staticPages', api.staticPages, { isBase: true })
    this.footerText = reads.one('content.footerText', api.footerText, { isBase: true })
    this.footerImages = reads.one('content.footerImages', api.footerImages, { isBase: true })
    this.block = reads.one('content.block', api.block)
    this.promoWidget = reads.one('content.promoWidget', api.promoWidget, { visitor: 'forget', isInSnapshot: false })
    this.#pages = reads.keyed('content.pages', api.page)
    this.#seo = reads.keyed('content.seo', api.seo)
    this.#canonical = reads.keyed('content.canonical', api.canonical)
    this.promoPopup = new PromoPopupStore({ serverData: this.serverData, cookies, clock })
    const next = inOrder((error) => log.error('live promo popup', error))
    onStart(() =>
      live.on('promo-popup-data-changed', (payload) =>
        next(async () => {
          const promoPopup = await readPopup(payload)
          this.serverData.change((data) => ({ ...data, promoPopup }))
        }),
      ),
    )
  }

  /** A page that does not exist fails as `not-found`. */
  page(slug: string): Resource<StaticPage> {
    return this.#pages.get(slug)
  }

  seo(path: string): Resource<SeoMeta> {
    return this.#seo.get(path)
  }

  /** The canonical address; null if it is the page's own. */
  canonical(path: string): Resource<string | null> {
    return this.#canonical.get(path)
  }
}
