import type { AddressKind } from '@croupier/contract/document'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom'
import type { FirstPicture, PageRoute, Params } from '#shared/navigation/page-route.ts'
import { PublicPartsProvider, type PublicParts } from '#shared/loading/public-part.tsx'
import { PageOutcomes } from '#shared/navigation/page-outcomes.ts'
import { pathIn } from '#shared/navigation/site-base.ts'
import type { ReadingBudget } from './reading-budget.ts'
import { createPageLoader } from '../router/load-pages.ts'
import { Navigation, type LoadError } from '../router/navigation.ts'
import { NavigationRouter } from '../router/navigation-router.tsx'
import { consentBar } from '#shared/consent/late-consent-bar.tsx'
import { marketFooter } from '#shared/sections/market/late-market-footer.tsx'
import { SitePages } from '../router/site-pages.tsx'
import { TabProvider, type Tab } from '#shared/site/tab.tsx'
import { pathAfterLogout } from '#shared/navigation/guard.ts'
import { createTab } from '../create-tab.ts'

/** A page whose data has loaded, as far as the budget allowed. */
export interface OpenPage {
  readonly page: PageRoute
  readonly params: Params
  /** Address without the base. */
  readonly url: URL
  readonly status: number
  readonly firstPicture: FirstPicture | null
  /** Renders the markup; null: render everything, as in the browser. */
  draw(parts: PublicParts | null): string
}

export interface Redirect {
  readonly status: number
  readonly redirect: string
}

export function addressKind({ page, url, status }: Pick<OpenPage, 'page' | 'url' | 'status'>): AddressKind {
  if (page.hasSecret) return 'secret'
  if (status !== 200 || url.search !== '') return 'odd'
  if (!/[:*]/.test(page.path)) return 'fixed'
  return page.code.value?.failure ? 'named' : 'odd'
}

/** Loads the visit's page. */
export async function openPage(
  parts: Pick<Tab, 'site' | 'visit' | 'brand' | 'market' | 'language'>,
  budget: ReadingBudget,
): Promise<OpenPage | Redirect> {
  const { site, visit, brand, language } = parts
  const { base } = visit
  const asked = new URL(visit.url, visit.origin)
  const pages = createPageLoader(site, { brand, base, settle: budget.settle, needTexts: language.need })
  const match = pages.match(asked.pathname)
  if (!match) throw new Error('no route matched, not even the page of unknown addresses')
  const elsewhere = pages.guard(match, asked)
  if (elsewhere) return { status: elsewhere.isMoved ? 308 : 302, redirect: elsewhere.to }

  const failure = await Promise.all([pages.load(match, asked), consentBar.load(parts), marketFooter.load(parts)]).then(
    () => null,
    (error: unknown): LoadError => {
      site.log.error('page', error)
      return { error }
    },
  )
  const history = createMemoryHistory({ initialEntries: [asked.pathname + asked.search] })
  const navigation = new Navigation({ history, pages, match, failure })
  const url = new URL(pathIn(base, asked.pathname) + asked.search, asked.origin)
  const { location } = navigation.state
  const outcomes = new PageOutcomes(
    site,
    pathAfterLogout(parts.brand),
    failure && { status: 500, locationKey: location.key },
  )
  const { redirect, status } = outcomes.of(match.page, match.params, { ...location, pathname: url.pathname })
  if (redirect !== null) return { status: 302, redirect }
  // The browser hydrates with the status and the values, and reads again by itself what failed or was late.
  const served = status === 200 ? null : { status, locationKey: location.key }
  const drawn = new PageOutcomes(site, pathAfterLogout(parts.brand), served)
  site.reads.keepValuesOnly()
  // All data has loaded: `renderToString` is faster than a stream (docs/performance.md).
  const draw = (publicParts: PublicParts | null) =>
    renderToString(
      <StrictMode>
        <PublicPartsProvider value={publicParts}>
          <TabProvider tab={createTab({ ...parts, outcomes: drawn })}>
            <NavigationRouter navigation={navigation} base={base}>
              <SitePages />
            </NavigationRouter>
          </TabProvider>
        </PublicPartsProvider>
      </StrictMode>,
    )
  const code = status === 200 ? match.page.code.value : undefined
  const firstPicture = code?.firstPicture?.({ site, brand: parts.brand, params: match.params, url }) ?? null
  return { ...match, url, status, firstPicture, draw }
}
