import type { Site } from '@croupier/domain'
import { languageTag, type Locale } from '@croupier/domain/core'
import type { HeadContext, PageHead, PageRoute } from '../../shared/navigation/page-route.ts'
import type { Translate } from '../../shared/texts/texts.ts'
import { escapeHtml } from './markup.ts'

/** One element of the document's head, the same for the server's markup and the browser's update. */
export interface HeadTag {
  readonly name: 'title' | 'meta' | 'link'
  readonly attributes: Readonly<Record<string, string>>
  readonly text?: string
}

export interface HeadInput extends HeadContext {
  readonly page: PageRoute
  /** What the page ended with (`PageOutcome`). */
  readonly status: number
  readonly t: Translate
  /** The public origin, for canonical and alternate addresses. */
  readonly origin: string
}

/** Paths with 4 or more segments are kept out of indexes (core.md 2). */
export function isDeepPath(pathname: string): boolean {
  return pathname.split('/').filter(Boolean).length >= 4
}

/** Title, description, canonical, robots and alternate locales of a page. The platform's SEO texts win over the page's own. */
export function headTags(input: HeadInput): HeadTag[] {
  const { page, status, site, url, t, brand, origin } = input
  // A page whose texts did not come stands as a failure, and can say nothing of itself.
  const own: PageHead = t.has(page.texts ?? []) ? page.head(input, t) : { title: brand.name, noIndex: true }
  const isFound = status === 200
  // What is not for indexes the platform has no words for: it answers those of the whole site.
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

/** The tags as markup. */
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

/** Brings the document's head to `tags`, in place of those the last page had. */
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
