import type { BrandManifest } from '@croupier/brands'
import type { Site } from '@croupier/domain'
import { reaction } from 'mobx'
import { createAffiliateCalls, forgetCampaigns } from '#browser/visit-report/affiliate-calls.ts'
import { createDocumentCookies } from '@croupier/hosts/browser'
import { watchPerformance } from '#browser/visit-report/page-performance.ts'
import { reportVisit } from '#browser/visit-report/visits.ts'
import { consentOf } from '#shared/consent/consent.ts'
import { hasFeature } from '#shared/site/brand.ts'
import type { Visit } from '@croupier/contract/visit'
import type { Navigation, NavigationState } from '../router/navigation.ts'

export interface VisitMeans {
  readonly navigation: Navigation
  readonly site: Site
  readonly begun: NavigationState
  readonly search: string
  readonly visit: Visit
  readonly brand: BrandManifest
}

/** Reports page visits, affiliate visits and web vitals, each with the visitor's consent only. Load when idle. */
export function watchVisit({ navigation, site, begun, search, visit, brand }: VisitMeans): void {
  const { locale } = visit
  const device = site.device()
  const consent = consentOf(site)
  const mayCount = () => consent.allows('statistics')
  const affiliate = watchCampaigns(site, visit, brand)

  // A page that was left before consent was given is not reported, however late this code arrives.
  const first = visit.consent === 'open' ? navigation.state : begun
  let path = first.location.pathname
  const arrive = (state: NavigationState, query: string) => {
    const page = countedPage(state)
    if (page !== null && mayCount()) reportVisit({ page, locale, device, variants: site.experiments.shown })
    affiliate?.arrive(query)
  }
  const follow = (state: NavigationState) => {
    if (state.location.pathname === path) return
    path = state.location.pathname
    arrive(state, state.location.search)
  }
  arrive(first, search)
  follow(navigation.state)
  navigation.subscribe(follow)
  void watchPerformance({ page: patternOf(begun), locale, device }, mayCount).catch(() => undefined)
}

/** Follows the visitor's consent to campaigns. Null where the operator or the brand has no tracker. */
function watchCampaigns(site: Site, visit: Visit, brand: BrandManifest) {
  const consent = consentOf(site)
  const cookies = createDocumentCookies(document, visit.hasTls)
  const isAllowed = () => consent.allows('marketing')
  const tracker = visit.origins.affiliate
  const calls =
    tracker === null || !hasFeature(brand, 'affiliate')
      ? null
      : createAffiliateCalls({ tracker, project: visit.brand, cookies, isAllowed, send: sendToTracker })
  reaction(isAllowed, (isGranted) => isGranted && calls?.granted())
  reaction(
    () => consent.answer !== null && !isAllowed(),
    (isRefused) => isRefused && forgetCampaigns(cookies),
    { fireImmediately: true },
  )
  return calls
}

const patternOf = ({ match }: NavigationState): string => match?.page.path ?? ''

function countedPage(state: NavigationState): string | null {
  return state.match?.page.analytics === 'skip' ? null : patternOf(state)
}

/** Sends no cookies and reads no answer, like an image request. */
const sendToTracker = (address: string) =>
  fetch(address, { mode: 'no-cors', credentials: 'omit', keepalive: true, referrerPolicy: 'origin' })
