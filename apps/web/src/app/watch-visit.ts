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
  readonly begun: DataRouter['state']
  readonly search: string
  readonly visit: Visit
}

/** Reports page visits, affiliate visits and web vitals. Load when idle. */
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

/** Route pattern to report; null if the route opts out. */
function countedPage(state: DataRouter['state']): string | null {
  const { analytics } = (lastMatch(state)?.handle ?? {}) as Partial<PageRoute>
  return analytics === 'skip' ? null : patternOf(state)
}

/** Sends no cookies and reads no answer, like an image request. */
const sendToTracker = (address: string) =>
  fetch(address, { mode: 'no-cors', credentials: 'omit', keepalive: true, referrerPolicy: 'origin' })
