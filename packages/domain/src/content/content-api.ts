import * as v from 'valibot'
import type { Http, Query } from '../core/index.ts'
import {
  AddressSchema,
  FlagSchema,
  IdSchema,
  NoteSchema,
  SlugSchema,
  TextSchema,
  TitleSchema,
  dataOf,
  listOf,
  objectOf,
  read,
} from '../core/index.ts'
import type { PromoWidget } from './promo-widget.ts'
import type { SeoMeta } from './seo.ts'
import type { ServerData } from './server-data.ts'
import { ServerDataSchema } from './server-data-wire.ts'
import type { ContentBlock, FooterImage, StaticPage, StaticPageLink } from './static-page.ts'

const linkEntries = { slug: SlugSchema, url: AddressSchema, title: TitleSchema }
const urlOf = ({ slug, url }: { slug: string; url: string | null }) => url ?? `/${encodeURIComponent(slug)}`

const LinkSchema = v.pipe(
  objectOf(linkEntries),
  v.transform((wire): StaticPageLink => ({ slug: wire.slug, url: urlOf(wire), title: wire.title || wire.slug })),
)
const PageSchema = v.pipe(
  objectOf({ ...linkEntries, body: TextSchema }),
  v.transform((wire): StaticPage => ({
    slug: wire.slug,
    url: urlOf(wire),
    title: wire.title || wire.slug,
    html: wire.body,
  })),
)
const MetaSchema = v.pipe(
  objectOf({ metaTitle: TitleSchema, metaDescription: NoteSchema, isNoindexPath: FlagSchema }),
  v.transform((wire): SeoMeta => ({
    title: wire.metaTitle,
    description: wire.metaDescription,
    isNoIndex: wire.isNoindexPath,
  })),
)
/** Null without a safe source. */
const ImagesSchema = v.pipe(
  listOf(objectOf({ src: AddressSchema, alt: TitleSchema, url: AddressSchema }), { keyOf: ({ src }) => src, max: 50 }),
  v.transform((images) => images.filter((image): image is FooterImage => image.src !== null)),
)

const Links = dataOf(listOf(LinkSchema, { keyOf: ({ slug }) => slug, max: 200 }))
const Page = dataOf(PageSchema)
const Meta = dataOf(MetaSchema)
const Canonical = dataOf(objectOf({ canonical: AddressSchema }))
const FooterText = dataOf(objectOf({ text: TextSchema }))
const FooterImages = dataOf(ImagesSchema)
/** Null without a safe link. */
const WidgetSchema = v.pipe(
  v.nullable(
    objectOf({
      id: IdSchema,
      title: TitleSchema,
      text: NoteSchema,
      image: AddressSchema,
      button: v.nullish(objectOf({ text: TitleSchema, url: AddressSchema }), null),
    }),
  ),
  v.transform((wire): PromoWidget | null => {
    if (!wire?.button?.url || wire.button.text === '') return null
    const { id, title, text, image, button } = wire
    return { id, title, text, image, button: { text: button.text, url: wire.button.url } }
  }),
)
const Widget = dataOf(WidgetSchema)
const Block = dataOf(v.nullable(objectOf({ title: TitleSchema, text: TextSchema, url: AddressSchema })))

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
    footerText: async (signal: AbortSignal): Promise<string> =>
      (await get('seo/footer', FooterText, 'footer text', signal)).data.text,
    footerImages: async (signal: AbortSignal): Promise<FooterImage[]> =>
      (await get('blocks/footer', FooterImages, 'footer images', signal)).data,
    promoWidget: async (signal: AbortSignal): Promise<PromoWidget | null> =>
      (await get('content/promo-widgets/current', Widget, 'promo widget', signal)).data,
    block: async (signal: AbortSignal): Promise<ContentBlock | null> =>
      (await get('content/current-block', Block, 'current block', signal)).data,
  }
}
export type ContentApi = ReturnType<typeof createContentApi>
