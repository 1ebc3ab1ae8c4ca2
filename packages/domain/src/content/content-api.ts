import * as v from 'valibot'
import type { Http, Query } from '../core/index.ts'
import { AddressSchema, FlagSchema, IdSchema, TextSchema, dataOf, listOf, read } from '../core/index.ts'
import type { PromoWidget } from './promo-widget.ts'
import type { SeoMeta } from './seo.ts'
import type { ServerData } from './server-data.ts'
import { ServerDataSchema } from './server-data-wire.ts'
import type { ContentBlock, Footer, FooterImage, StaticPage, StaticPageLink } from './static-page.ts'

const linkEntries = { slug: v.string(), url: AddressSchema, title: TextSchema }
const urlOf = ({ slug, url }: { slug: string; url: string | null }) => url ?? `/${encodeURIComponent(slug)}`

const LinkSchema = v.pipe(
  v.object(linkEntries),
  v.transform((wire): StaticPageLink => ({ slug: wire.slug, url: urlOf(wire), title: wire.title })),
)
const PageSchema = v.pipe(
  v.object({ ...linkEntries, body: TextSchema }),
  v.transform((wire): StaticPage => ({ slug: wire.slug, url: urlOf(wire), title: wire.title, html: wire.body })),
)
const MetaSchema = v.pipe(
  v.object({ metaTitle: TextSchema, metaDescription: TextSchema, isNoindexPath: FlagSchema }),
  v.transform((wire): SeoMeta => ({
    title: wire.metaTitle,
    description: wire.metaDescription,
    isNoIndex: wire.isNoindexPath,
  })),
)
/** Null without a safe source. */
const ImagesSchema = v.pipe(
  listOf(v.object({ src: AddressSchema, alt: TextSchema, url: AddressSchema })),
  v.transform((images) => images.filter((image): image is FooterImage => image.src !== null)),
)

const Links = dataOf(listOf(LinkSchema))
const Page = dataOf(PageSchema)
const Meta = dataOf(MetaSchema)
const Canonical = dataOf(v.object({ canonical: AddressSchema }))
const FooterText = dataOf(v.object({ text: TextSchema }))
const FooterImages = dataOf(ImagesSchema)
/** Null without a safe link. */
const WidgetSchema = v.pipe(
  v.nullable(
    v.object({
      id: IdSchema,
      title: TextSchema,
      text: TextSchema,
      image: AddressSchema,
      button: v.nullish(v.object({ text: TextSchema, url: AddressSchema }), null),
    }),
  ),
  v.transform((wire): PromoWidget | null => {
    if (!wire?.button?.url || wire.button.text === '') return null
    const { id, title, text, image, button } = wire
    return { id, title, text, image, button: { text: button.text, url: wire.button.url } }
  }),
)
const Widget = dataOf(WidgetSchema)
const Block = dataOf(v.nullable(v.object({ title: TextSchema, text: TextSchema, url: AddressSchema })))

export function createContentApi(http: Http) {
  const get = async <T>(
    path: string,
    schema: v.GenericSchema<unknown, T>,
    label: string,
    signal: AbortSignal,
    query: Query = {},
  ) => read(schema, await http.get(`/json-api/${path}`, { query, signal }), label, http)
  return {
    serverData: async (signal: AbortSignal): Promise<ServerData> =>
      (await get('serverdata', ServerDataSchema, 'server data', signal)).data,
    staticPages: async (signal: AbortSignal): Promise<StaticPageLink[]> =>
      (await get('static-pages', Links, 'static pages', signal, { hidden: false })).data,
    page: async (slug: string, signal: AbortSignal): Promise<StaticPage> =>
      (await get(`static-pages/${encodeURIComponent(slug)}`, Page, 'static page', signal)).data,
    seo: async (path: string, signal: AbortSignal): Promise<SeoMeta> =>
      (await get('seo/meta', Meta, 'seo meta', signal, { path })).data,
    canonical: async (path: string, signal: AbortSignal): Promise<string | null> =>
      (await get('seo/canonical', Canonical, 'canonical', signal, { path })).data.canonical,
    async footer(signal: AbortSignal): Promise<Footer> {
      const [text, images] = await Promise.all([
        get('seo/footer', FooterText, 'footer', signal),
        get('blocks/footer', FooterImages, 'footer images', signal),
      ])
      return { html: text.data.text, images: images.data }
    },
    promoWidget: async (signal: AbortSignal): Promise<PromoWidget | null> =>
      (await get('content/promo-widgets/current', Widget, 'promo widget', signal)).data,
    block: async (signal: AbortSignal): Promise<ContentBlock | null> =>
      (await get('content/current-block', Block, 'current block', signal)).data,
  }
}
