import * as v from 'valibot'
import { type Http, KeyedResources, type Live, Resource } from '../core/index.ts'
import { createContentApi } from './content-api.ts'
import type { PromoWidget } from './promo-widget.ts'
import type { SeoMeta } from './seo.ts'
import type { ServerData } from './server-data.ts'
import { PopupSchema } from './server-data-wire.ts'
import type { ContentBlock, Footer, StaticPage, StaticPageLink } from './static-page.ts'

export interface ContentSnapshot {
  readonly serverData?: ServerData | undefined
  readonly staticPages?: StaticPageLink[] | undefined
  readonly footer?: Footer | undefined
  readonly block?: ContentBlock | null | undefined
  readonly pages: Record<string, StaticPage>
  readonly seo: Record<string, SeoMeta>
  readonly canonical: Record<string, string | null>
}

/** What editors and operators wrote: settings, pages of text, what search engines are told (engagement.md, 3 and 7). */
export class ContentStore {
  readonly serverData: Resource<ServerData>
  readonly staticPages: Resource<StaticPageLink[]>
  readonly footer: Resource<Footer>
  readonly block: Resource<ContentBlock | null>
  /** Never part of a page from the server: it is one visitor's. */
  readonly promoWidget: Resource<PromoWidget | null>
  readonly #pages: KeyedResources<StaticPage>
  readonly #seo: KeyedResources<SeoMeta>
  readonly #canonical: KeyedResources<string | null>

  constructor({ http }: { http: Http }) {
    const api = createContentApi(http)
    this.serverData = new Resource(api.serverData)
    this.staticPages = new Resource(api.staticPages)
    this.footer = new Resource(api.footer)
    this.block = new Resource(api.block)
    this.promoWidget = new Resource(api.promoWidget)
    this.#pages = new KeyedResources(api.page)
    this.#seo = new KeyedResources(api.seo)
    this.#canonical = new KeyedResources(api.canonical)
  }

  /** A page that does not exist fails as `not-found`. */
  page(slug: string): Resource<StaticPage> {
    return this.#pages.get(slug)
  }

  /** @param path of the page on this site, `/games/slots` */
  seo(path: string): Resource<SeoMeta> {
    return this.#seo.get(path)
  }

  /** The address search engines should know the page by; null where it is its own. */
  canonical(path: string): Resource<string | null> {
    return this.#canonical.get(path)
  }

  /** Follows the live events until stopped: the popup may change while the page is open, and while the line was lost. */
  start(live: Pick<Live, 'on' | 'onReconnect'>): () => void {
    const stopReconnect = live.onReconnect(() => rereadKnown(this.serverData))
    const stopPopup = live.on('promo-popup-data-changed', ({ promoPopup }) => {
      const popup = v.safeParse(v.nullable(PopupSchema), promoPopup)
      const known = this.serverData.value
      if (known && popup.success) this.serverData.set({ ...known, promoPopup: popup.output })
    })
    return () => {
      stopReconnect()
      stopPopup()
    }
  }

  /** Somebody signed in or out: what stood there was for another visitor, and a guest's page may be an old copy. */
  turn(): void {
    rereadKnown(this.serverData)
    rereadKnown(this.promoWidget)
  }

  snapshot(): ContentSnapshot {
    return {
      serverData: this.serverData.value,
      staticPages: this.staticPages.value,
      footer: this.footer.value,
      block: this.block.value,
      pages: this.#pages.snapshot(),
      seo: this.#seo.snapshot(),
      canonical: this.#canonical.snapshot(),
    }
  }

  restore({ serverData, staticPages, footer, block, pages, seo, canonical }: ContentSnapshot): void {
    if (serverData !== undefined) this.serverData.set(serverData)
    if (staticPages !== undefined) this.staticPages.set(staticPages)
    if (footer !== undefined) this.footer.set(footer)
    if (block !== undefined) this.block.set(block)
    this.#pages.restore(pages)
    this.#seo.restore(seo)
    this.#canonical.restore(canonical)
  }

  /** Forgets all: another language says it differently. */
  clear(): void {
    for (const resource of [this.serverData, this.staticPages, this.footer, this.block, this.promoWidget])
      resource.reset()
    for (const keyed of [this.#pages, this.#seo, this.#canonical]) keyed.clear()
  }

  dispose(): void {
    for (const resource of [this.serverData, this.staticPages, this.footer, this.block, this.promoWidget])
      resource.dispose()
    for (const keyed of [this.#pages, this.#seo, this.#canonical]) keyed.dispose()
  }
}

function rereadKnown(resource: Resource<unknown>): void {
  if (resource.state.status !== 'idle') void resource.reload()
}
