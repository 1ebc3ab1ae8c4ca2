import { preloadAxios } from '@croupier/domain/core'
import type { SiteBase } from '@croupier/contract/paths'
import type { Site } from '@croupier/domain'
import { savesData } from '#browser/device.ts'
import { isNewRelease, mayPreload } from '#shared/loading/new-release.ts'
import type { PageRoute } from '#shared/navigation/page-route.ts'
import type { NeedTexts } from '#shared/texts/language.ts'
import { loadPageCode, matchPage } from '../router/load-pages.ts'

export interface AheadMeans {
  readonly site: Site
  readonly base: SiteBase
  readonly needTexts: NeedTexts
}

/**
 * Loads what is likely next: what sends calls, and the code of the pages that links in view lead to, one after the other,
 * so that what a press needs does not wait behind all of it. Nothing where the visitor saves data.
 */
export async function loadAhead({ site, base, needTexts }: AheadMeans): Promise<void> {
  if (savesData(navigator)) return
  preloadAxios()
  const closed = site.session.isSignedIn ? 'guest' : 'player'
  for (const page of pagesInView(document, base)) {
    if (page.access === closed) continue
    // oxlint-disable-next-line no-await-in-loop -- in order on purpose
    if (!(await mayPreload())) return
    // oxlint-disable-next-line no-await-in-loop -- as above
    await loadPageCode(page, site, needTexts).catch(isNewRelease)
  }
}

/** The pages that links in view lead to, in the order of the document. */
function pagesInView(document: Document, base: SiteBase): Set<PageRoute> {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[data-link]')].filter(isInView)
  return new Set(links.flatMap(({ pathname }) => matchPage(base, pathname)?.page ?? []))
}

function isInView(link: Element): boolean {
  const { top, right, bottom, left } = link.getBoundingClientRect()
  return bottom > 0 && top < window.innerHeight && right > 0 && left < window.innerWidth && right > left
}
