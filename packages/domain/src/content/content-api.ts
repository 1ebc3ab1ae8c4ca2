import * as v from 'valibot'
import type { Http, Query, Schema } from '../core/index.ts'
import {
  AddressSchema,
  FlagSchema,
  IdSchema,
  NoteSchema,
  SlugSchema,
  TextSchema,
  TitleSchema,
  askedSlug,
  dataOf,
  listOf,
  nameOfSlug,
  objectOf,
  ownDataOf,
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
  v.transform((wire): StaticPageLink => ({
    slug: wire.slug,
    url: urlOf(wire),
    title: wire.title || nameOfSlug(wire.slug),
  })),
)
const pageOf = (slug: string) =>
  v.pipe(
    objectOf({ ...linkEntries, slug: askedSlug(slug), body: TextSchema }),
    v.transform((wire): StaticPage => ({
      slug: wire.slug,
      url: urlOf(wire),
      title: wire.title || nameOfSlug(wire.slug),
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
/** Left out without a safe source. One without a text is no link: nobody could hear where it leads. */
const ImagesSchema = v.pipe(
  listOf(objectOf({ kind: TitleSchema, src: AddressSchema, alt: TitleSchema, url: AddressSchema }), {
    keyOf: ({ src }) => src,
    max: 50,
  }),
  v.transform((images) =>
    images.flatMap(({ kind, src, alt, url }): FooterImage[] =>
      src ? [{ kind, src, alt, url: alt ? url : null }] : [],
    ),
  ),
)

const Links = dataOf(listOf(LinkSchema, { keyOf: ({ slug }) => slug, max: 200 }))
const Meta = dataOf(MetaSchema)
const Canonical = v.pipe(
  dataOf(objectOf({ canonical: AddressSchema })),
  v.transform(({ canonical }) => canonical),
)
const FooterText = v.pipe(
  dataOf(objectOf({ text: TextSchema })),
  v.transform(({ text }) => text),
)
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
  const get = <T>(path: string, schema: Schema<T>, label: string, signal: AbortSignal, query: Query = {}): Promise<T> =>
    http.read(`/json-api/${path}`, schema, { label, auth: false, signal, query })
  return {
    serverData: (signal: AbortSignal): Promise<ServerData> =>
      get('serverdata', ServerDataSchema, 'server data', signal),
    staticPages: (signal: AbortSignal): Promise<StaticPageLink[]> =>
      get('static-pages', Links, 'static pages', signal, { hidden: false }),
    page: (slug: string, signal: AbortSignal): Promise<StaticPage> =>
      get(`static-pages/${encodeURIComponent(slug)}`, ownDataOf(pageOf(slug)), 'static page', signal),
    seo: (path: string, signal: AbortSignal): Promise<SeoMeta> => get('seo/meta', Meta, 'seo meta', signal, { path }),
    canonical: (path: string, signal: AbortSignal): Promise<string | null> =>
      get('seo/canonical', Canonical, 'canonical', signal, { path }),
    footerText: (signal: AbortSignal): Promise<string> => get('seo/footer', FooterText, 'footer text', signal),
    footerImages: (signal: AbortSignal): Promise<FooterImage[]> =>
      get('blocks/footer', FooterImages, 'footer images', signal),
    promoWidget: (signal: AbortSignal): Promise<PromoWidget | null> =>
      get('content/promo-widgets/current', Widget, 'promo widget', signal),
    block: (signal: AbortSignal): Promise<ContentBlock | null> =>
      get('content/current-block', Block, 'current block', signal),
  }
}
export type ContentApi = ReturnType<typeof createContentApi>
