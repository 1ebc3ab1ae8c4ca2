import type { Site } from '@croupier/domain'
import { languageTag, type Locale } from '@croupier/domain/core'
import type { HeadContext, PageHead, PageRoute } from '../../shared/navigation/page-route.ts'
import type { Translate } from '../../shared/texts/translate.ts'
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

/** Head elements of a page. The platform's SEO texts take precedence. */
export function headTags(input: HeadInput): HeadTag[] {
  const { page, status, site, url, t, brand, origin } = input
  // Without its texts the page shows a failure and cannot name itself.
  const own: PageHead = t.has(page.texts ?? []) ? page.head(input, t) : { title: brand.name, noIndex: true }
  const isFound = status === 200
  // For pages out of the index the platform returns the texts of the whole site.
  const seo = own.isPart || own.noIndex || !isFound ? undefined : site.content.seo(url.pathname).value
  const title = seo?.title || own.title
  const description = seo?.description || own.description
  const canonical = origin + (own.canonical ?? url.pathname)
  const noIndex = own.noIndex || seo?.isNoIndex || isDeepPath(url.pathname) || !isFound || isWholeSiteHidden(site)

  const tags: HeadTag[] = [
    { name: 'title', attributes: {}, text: title.includes(brand.name) ? title : `${title} · ${brand.name}` },
  ]
  if (description) tags.push({ name: 'meta', attributes: { name: 'description', content: description } })
  if (noIndex) tags.push({ name: 'meta', attributes: { name: 'robots', content: 'noindex' } })
  tags.push({ name: 'link', attributes: { rel: 'canonical', href: canonical } })
  if (!noIndex && brand.locales.length > 1) tags.push(...alternates(canonical, brand.locales))
  return tags
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

/** Replaces the head elements of the previous page. */
export function applyHead(head: HTMLHeadElement, tags: readonly HeadTag[]): void {
  for (const old of head.querySelectorAll('[data-head]')) old.remove()
  for (const { name, attributes, text } of tags) {
    const element = document.createElement(name)
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
    element.setAttribute('data-head', '')
    if (text !== undefined) element.textContent = text
    head.append(element)
  }
}
