import type { Experiments } from '@croupier/domain/experiments'
import type { DataRouter } from 'react-router'
import { createAffiliateCall } from '../browser/affiliate-calls.ts'
import { deviceOf } from '../browser/device.ts'
import { createDocumentCookies } from '../browser/document-cookies.ts'
import { watchPerformance } from '../browser/page-performance.ts'
import { reportVisit } from '../browser/visits.ts'
import type { PageRoute } from '../shared/navigation/page-route.ts'
import type { Visit } from '../shared/site/visit.ts'

export interface VisitOptions {
  readonly router: DataRouter
  readonly experiments: Experiments
  /** Where the visit began: the visitor may be elsewhere when this is loaded. */
  readonly begun: DataRouter['state']
  /** Query of the address that it began with. */
  readonly search: string
  readonly visit: Visit
}

/** What is told of a visit: how fast it came, where it goes, and by whom it was sent. Loaded when the page is idle. */
export function watchVisit({ router, experiments, begun, search, visit }: VisitOptions): void {
  const { brand, locale } = visit
  const { affiliate } = visit.origins
  const device = deviceOf(window)
  const cookies = createDocumentCookies(document, location.protocol === 'https:')
  const tellPartner =
    affiliate === null
      ? null
      : createAffiliateCall({ tracker: affiliate, project: brand, search, cookies, send: sendToTracker })

  let path = begun.location.pathname
  const arrive = (state: DataRouter['state']) => {
    const page = countedPage(state)
    if (page !== null) reportVisit({ page, locale, device, variants: experiments.shown })
    tellPartner?.()
  }
  const follow = (state: DataRouter['state']) => {
    if (state.navigation.state !== 'idle' || state.location.pathname === path) return
    path = state.location.pathname
    arrive(state)
  }
  arrive(begun)
  follow(router.state)
  router.subscribe(follow)
  void watchPerformance({ page: patternOf(begun), locale, device }).catch(() => undefined)
}

const lastMatch = ({ matches }: DataRouter['state']) => matches.at(-1)?.route
const patternOf = (state: DataRouter['state']): string => lastMatch(state)?.path ?? ''

/** What a page is counted as: the pattern of its route, never its address; null where the route wants no counting. */
function countedPage(state: DataRouter['state']): string | null {
  const { analytics } = (lastMatch(state)?.handle ?? {}) as Partial<PageRoute>
  return analytics === 'skip' ? null : patternOf(state)
}

/** As a picture would be fetched: no cookies go along, and the answer is not read. */
const sendToTracker = (address: string) =>
  fetch(address, { mode: 'no-cors', credentials: 'omit', keepalive: true, referrerPolicy: 'origin' })
