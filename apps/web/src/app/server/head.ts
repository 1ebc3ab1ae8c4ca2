import type { BrandManifest } from '@croupier/brands'
import type { Site } from '@croupier/domain'
import { languageTag, type Locale } from '@croupier/domain/core'
import { errorWording } from '#features/shell/errors/error-wording.ts'
import type { HeadContext, PageHead, PageRoute } from '#shared/navigation/page-route.ts'
import type { Translate } from '#shared/texts/translate.ts'
import { escapeHtml } from './markup.ts'

/** A head element, for server markup and browser updates. */
export interface HeadTag {
  readonly name: 'title' | 'meta' | 'link'
  readonly attributes: Readonly<Record<string, string>>
  readonly text?: string
}

export interface HeadInput extends HeadContext {
  readonly page: PageRoute
  /** Status of the `PageOutcome`. */
  readonly status: number
  readonly t: Translate
  readonly origin: string
}

/** Paths of 4 or more segments are not indexed. */
export function isDeepPath(pathname: string): boolean {
  return pathname.split('/').filter(Boolean).length >= 4
}

/** A page's data for search engines and link previews. */
export interface PageFacts {
  readonly own: PageHead
  readonly title: string
  readonly description: string | undefined
  readonly canonical: string
  readonly picture: string
  readonly isIndexed: boolean
}

/** The facts of a page. The platform's SEO texts and canonical address take precedence. */
export function pageFacts(input: HeadInput): PageFacts {
  const { status, site, url, brand, origin } = input
  const own = ownHead(input)
  const isFound = status === 200
  // For pages out of the index the platform returns the texts of the whole site.
  const seo = own.isPart || own.noIndex || !isFound ? undefined : site.content.seo(url.pathname).value
  const title = seo?.title || own.title
  const isHidden = own.noIndex || seo?.isNoIndex || isDeepPath(url.pathname) || !isFound || isWholeSiteHidden(site)
  return {
    own,
    title: title.includes(brand.name) ? title : `${title} · ${brand.name}`,
    description: seo?.description || own.description,
    canonical: canonicalOf(input, own),
    picture: (previewOf(own.picture, origin) ?? new URL(brandPicture(brand), origin)).href,
    isIndexed: !isHidden,
  }
}

/** What the page says of itself, or the error page that is shown instead. */
function ownHead(input: HeadInput): PageHead {
  const { page, status, t, brand } = input
  if (status !== 200) return { title: t(errorWording(status)[0]), noIndex: true }
  const code = page.code.value
  // Without its code or texts the page shows a failure and cannot name itself.
  return code && t.has(page.texts ?? []) ? code.head(input, t) : { title: brand.name, noIndex: true }
}

/** The platform's canonical address where it gives one, else the page's own. */
function canonicalOf({ site, status, url, origin }: HeadInput, own: PageHead): string {
  const platform = own.isPart || status !== 200 ? null : site.content.canonical(url.pathname).value
  const root = siteRoot(site, origin)
  return (addressOf(platform, root) ?? new URL(own.canonical ?? url.pathname, root)).href
}

/** An address that the platform names; null where it names none, or one that browsers cannot read. */
function addressOf(named: string | null | undefined, base?: string): URL | null {
  if (!named) return null
  try {
    return new URL(named, base)
  } catch {
    return null
  }
}

/** The address of a picture for previews of links, which show no vector graphics. */
function previewOf(picture: string | null | undefined, origin: string): URL | null {
  const address = addressOf(picture, origin)
  return address && !/\.svgz?$/i.test(address.pathname) ? address : null
}

/** Origin of canonical addresses: the platform's where it names one. */
export function siteRoot(site: Site, origin: string): string {
  return addressOf(site.content.serverData.value?.canonical)?.origin ?? origin
}

function brandPicture(brand: BrandManifest): string {
  const largest = largestIcon(brand)
  return largest ? `/brands/${largest.src}` : '/favicon.ico'
}

/** The icon that stands for the site where a page has no picture of its own. */
export const largestIcon = ({ webManifest: { icons } }: BrandManifest) =>
  icons.findLast(({ purpose }) => purpose === undefined) ?? icons[0]

/** Head elements of a page. */
export function headTags(input: HeadInput): HeadTag[] {
  const { brand, t, origin } = input
  const { own, title, description, canonical, picture, isIndexed } = pageFacts(input)
  const tags: HeadTag[] = [{ name: 'title', attributes: {}, text: title }]
  if (description) tags.push(meta('name', 'description', description))
  if (!isIndexed) tags.push(meta('name', 'robots', 'noindex'))
  tags.push({ name: 'link', attributes: { rel: 'canonical', href: canonical } })
  if (!isIndexed) return tags
  if (brand.locales.length > 1) tags.push(...alternates(canonical, brand.locales))
  tags.push(
    meta('property', 'og:site_name', brand.name),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:locale', t.languageTag.replace('-', '_')),
    meta('property', 'og:url', canonical),
    meta('property', 'og:title', title),
    ...(description ? [meta('property', 'og:description', description)] : []),
    meta('property', 'og:image', picture),
    meta('name', 'twitter:card', previewOf(own.picture, origin) ? 'summary_large_image' : 'summary'),
  )
  return tags
}

function meta(kind: 'name' | 'property', name: string, content: string): HeadTag {
  return { name: 'meta', attributes: { [kind]: name, content } }
}

function isWholeSiteHidden(site: Site): boolean {
  return site.content.serverData.value?.noIndex ?? false
}

function alternates(canonical: string, locales: readonly Locale[]): HeadTag[] {
  const link = (hreflang: string, href: string): HeadTag => ({
    name: 'link',
    attributes: { rel: 'alternate', hreflang, href },
  })
  return [
    ...locales.map((locale) => link(languageTag(locale), `${canonical}?lang=${locale}`)),
    link('x-default', canonical),
  ]
}

export function renderHead(tags: readonly HeadTag[]): string {
  return tags
    .map(({ name, attributes, text }) => {
      const written = Object.entries(attributes)
        .map(([key, value]) => ` ${key}="${escapeHtml(value)}"`)
        .join('')
      return `<${name}${written} data-head>${text === undefined ? '' : `${escapeHtml(text)}</${name}>`}`
    })
    .join('')
}

/**
 * Replaces the head elements of the previous page by those of this one, and touches none that is the same: browsers fetch
 * and measure again for some. The served structured data stays with its page.
 */
export function applyHead(head: HTMLHeadElement, tags: readonly HeadTag[], pathname: string): void {
  const before = [...head.querySelectorAll('[data-head]')]
  const after = tags.map(elementOf)
  const served = head.querySelector<HTMLElement>('script[data-page]')
  if (served && served.dataset['page'] !== pathname) served.remove()
  for (const old of before) if (!after.some((element) => element.isEqualNode(old))) old.remove()
  for (const element of after) if (!before.some((old) => old.isEqualNode(element))) head.append(element)
}

function elementOf({ name, attributes, text }: HeadTag): HTMLElement {
  const element = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
  element.setAttribute('data-head', '')
  if (text !== undefined) element.textContent = text
  return element
}
