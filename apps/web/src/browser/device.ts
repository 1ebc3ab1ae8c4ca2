import { TRACE_HEADER } from '@croupier/contract/calls'
import { OLD_PAGE, PAGE_AGE } from '@croupier/contract/page-age'

const SLOW = /2g|3g/

/** Whether the visitor asks to save data, or has a slow line: then nothing is loaded that is not needed yet. */
export function savesData({
  connection,
}: Navigator & { readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string } }): boolean {
  return connection?.saveData === true || SLOW.test(connection?.effectiveType ?? '')
}

/** Whether a service worker has served this page: the visit is not the first. */
export function hasWorker({
  serviceWorker,
}: {
  readonly serviceWorker?: Pick<ServiceWorkerContainer, 'controller'>
}): boolean {
  return serviceWorker !== undefined && serviceWorker.controller !== null
}

/** The name of the page's request, `00-<trace>-<span>-00`, which its calls carry; undefined: the browser does not tell. */
export function readTrace(page: Pick<Performance, 'getEntriesByType'>): string | undefined {
  const [entry] = page.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return entry?.serverTiming?.find(({ name }) => name === TRACE_HEADER)?.description
}

/** How old the page was when it came. */
export interface PageAge {
  /** Milliseconds since the server began to render it; null: unknown, as the browser kept it. */
  readonly ms: number | null
  /** The server had no newer one in time. */
  readonly isOld: boolean
  /** When it came, by `performance.now()`. */
  readonly arrivedAt: number
}

/** Reads what the server tells with the page. */
export function readPageAge(page: Pick<Performance, 'getEntriesByType'>): PageAge {
  const [entry] = page.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (entry === undefined) return { ms: 0, isOld: false, arrivedAt: 0 }
  const age = entry.serverTiming?.find(({ name }) => name === PAGE_AGE)
  const isKept = entry.type === 'back_forward' && entry.transferSize === 0
  return {
    ms: age === undefined || isKept ? null : age.duration,
    isOld: age?.description === OLD_PAGE,
    arrivedAt: entry.responseStart,
  }
}
