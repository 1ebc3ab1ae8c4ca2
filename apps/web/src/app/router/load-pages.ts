import type { BrandManifest } from '@croupier/brands'
import type { SiteBase } from '@croupier/contract/paths'
import type { Site } from '@croupier/domain'
import { matchRoutes, type RouteObject } from 'react-router-dom'
import { playerHeader } from '#features/shell/layout/player-parts.ts'
import type { Late } from '#shared/loading/late.tsx'
import type { LatePart } from '#shared/loading/late-part.tsx'
import { readAll } from '#shared/loading/read-all.ts'
import { guardOnArrival } from '#shared/navigation/guard.ts'
import type { HeadContext, PageRoute, PartsContext } from '#shared/navigation/page-route.ts'
import { addressIn, pathIn } from '#shared/navigation/site-base.ts'
import type { NeedTexts } from '#shared/texts/language.ts'
import type { PageLoader, PageMatch } from './navigation.ts'
import { pages } from './pages.ts'

export interface PageLoaderMeans {
  readonly brand: BrandManifest
  readonly base: SiteBase
  /** Limits the wait of a navigation for data: the server has a budget, the browser does not wait. */
  readonly settle: (loading: Promise<unknown>) => Promise<unknown> | void
  readonly needTexts: NeedTexts
}

const routes: readonly RouteObject[] = pages.map((page) => ({ path: page.path, handle: page }))

/** Pages by paths without parameters, which rank above all others. React Router would rank all routes for each path. */
const fixedPages = new Map(pages.filter(({ path }) => !/[:*]/.test(path)).map((page) => [page.path, page]))

/**
 * A path as routes match it. They match no path that holds a line end, not even the route of unknown addresses: those
 * become U+FFFD, which no address of ours holds.
 */
export function matchable(pathname: string): string {
  return pathname.replace(/%0a|%0d|%e2%80%a[89]/gi, '%EF%BF%BD')
}

export function matchPage(base: SiteBase, pathname: string): PageMatch | null {
  const page = pathname.startsWith(base) && fixedPages.get(pathIn(base, pathname))
  if (page) return { page, params: {} }
  const match = matchRoutes([...routes], matchable(pathname), base)?.at(-1)
  return match ? { page: match.route.handle as PageRoute, params: match.params } : null
}

/** The one spelling of a path that a page's pattern matches: fixed words as the pattern has them, no slash at the end. */
export function properPath(pattern: string, pathname: string): string {
  if (pattern === '*') return pathname
  const words = pattern.split('/')
  const segments = pathname.split('/').slice(0, words.length)
  return segments.map((segment, at) => (words[at]?.startsWith(':') ? segment : (words[at] ?? segment))).join('/')
}

/** The code of a page with that of its parts. Players have a part of the header, and guests' pages lead to signing in. */
export function codeOf({ code, parts = [], access }: PageRoute, isSignedIn: boolean): Late<unknown>[] {
  return [code, ...parts, ...(isSignedIn || access === 'guest' ? [playerHeader] : [])]
}

/** Loads what the page draws with: its code and its texts. */
export async function loadPageCode(page: PageRoute, site: Site, needTexts: NeedTexts): Promise<void> {
  await Promise.all([needTexts(page.texts ?? []), ...codeOf(page, site.session.isSignedIn).map((code) => code.load())])
}

export interface SiteLoader extends PageLoader {
  /** Loads what a page is drawn with whose data is there: code and texts. */
  loadCode(match: PageMatch, url: URL): Promise<void>
}

/** The parts of a page whose code is there, for this visitor and what has been read. */
export const partsOf = ({ code }: PageRoute, context: PartsContext): readonly LatePart[] =>
  code.value?.parts?.(context) ?? []

export function createPageLoader(site: Site, { brand, base, settle, needTexts }: PageLoaderMeans): SiteLoader {
  const contextOf = ({ params }: PageMatch, url: URL): HeadContext => ({
    site,
    brand,
    params,
    url: new URL(url.origin + pathIn(base, url.pathname) + url.search),
  })

  async function loadData({ page }: PageMatch, context: HeadContext): Promise<void> {
    const { pathname } = context.url
    const { content } = site
    // Without them the page names itself.
    const named = [content.seo(pathname), content.canonical(pathname)].map((read) =>
      read.ensure().catch(() => undefined),
    )
    const own = page.code.load().then((code) => code.load?.(context))
    await readWithin(readAll([own, ...named]))
  }

  async function loadLayout(): Promise<void> {
    if (site.reads.base.some(({ value }) => value === undefined)) await readWithin(site.loadBase())
  }

  async function loadParts({ page }: PageMatch, context: HeadContext): Promise<void> {
    await page.code.load()
    const parts = partsOf(page, { ...context, isForPlayer: site.session.isSignedIn })
    await Promise.all(parts.map(({ code, texts }) => Promise.all([code.load(), needTexts(texts)])))
  }

  async function loadCode(match: PageMatch, context: HeadContext): Promise<void> {
    await Promise.all([loadPageCode(match.page, site, needTexts), loadParts(match, context)])
  }

  async function readWithin(loading: Promise<unknown>): Promise<void> {
    loading.catch(() => undefined)
    await settle(loading)
  }

  return {
    match: (pathname) => matchPage(base, pathname),
    guard(match, url) {
      const { page } = match
      const context = contextOf(match, url)
      const { pathname, search, hash } = context.url
      const proper = properPath(page.path, pathname)
      if (proper !== pathname) return { to: addressIn(base, proper) + search + hash, isDocument: false, isMoved: true }
      // Pages about accounts exist only outside the guest build (docs/product-rules.md, Pages).
      if (base !== '/' && page.access !== undefined && page.access !== 'public')
        return { to: context.url.pathname + url.search + url.hash, isDocument: true }
      const to = guardOnArrival(page, context, url.hash)
      return to === null ? null : { to, isDocument: false }
    },
    loadCode: (match, url) => loadCode(match, contextOf(match, url)),
    async load(match, url) {
      const context = contextOf(match, url)
      await Promise.all([loadLayout(), loadData(match, context), loadCode(match, context)])
      // Some follow from the data.
      await loadParts(match, context)
    },
  }
}
