import type { Experiments } from '@croupier/domain/experiments'
import { createAffiliateCall } from '../browser/affiliate-calls.ts'
import { deviceOf } from '../browser/device.ts'
import { createDocumentCookies } from '../browser/document-cookies.ts'
import { watchPerformance } from '../browser/page-performance.ts'
import { reportVisit } from '../browser/visits.ts'
import type { Visit } from '../shared/site/visit.ts'
import type { Navigation, NavigationState } from './router/navigation.ts'

export interface VisitOptions {
  readonly navigation: Navigation
  readonly experiments: Experiments
  readonly begun: NavigationState
  readonly search: string
  readonly visit: Visit
}

/** Reports page visits, affiliate visits and web vitals. Load when idle. */
export function watchVisit({ navigation, experiments, begun, search, visit }: VisitOptions): void {
  const { brand, locale } = visit
  const { affiliate } = visit.origins
  const device = deviceOf(window)
  const cookies = createDocumentCookies(document, location.protocol === 'https:')
  const tellPartner =
    affiliate === null
      ? null
      : createAffiliateCall({ tracker: affiliate, project: brand, search, cookies, send: sendToTracker })

  let path = begun.location.pathname
  const arrive = (state: NavigationState) => {
    const page = countedPage(state)
    if (page !== null) reportVisit({ page, locale, device, variants: experiments.shown })
    tellPartner?.()
  }
  const follow = (state: NavigationState) => {
    if (state.location.pathname === path) return
    path = state.location.pathname
    arrive(state)
  }
  arrive(begun)
  follow(navigation.state)
  navigation.subscribe(follow)
  void watchPerformance({ page: patternOf(begun), locale, device }).catch(() => undefined)
}

const patternOf = ({ match }: NavigationState): string => match?.page.path ?? ''

function countedPage(state: NavigationState): string | null {
  return state.match?.page.analytics === 'skip' ? null : patternOf(state)
}

/** Sends no cookies and reads no answer, like an image request. */
const sendToTracker = (address: string) =>
  fetch(address, { mode: 'no-cors', credentials: 'omit', keepalive: true, referrerPolicy: 'origin' })
