import { MARKER, MARKER_HEADER } from '@croupier/contract/calls'
import { PERFORMANCE_PATH } from '@croupier/contract/paths'
import type { PerformanceReport, ReportedPage, Vital } from '@croupier/contract/reports'
import type { Metric } from 'web-vitals'

/** Sends web vitals once, when the page is first hidden, if the visitor allows it then. Load when idle: earlier entries are buffered. */
export async function watchPerformance(page: ReportedPage, isAllowed: () => boolean): Promise<void> {
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals')
  const vitals: Partial<Record<Vital, number>> = {}
  const record = ({ name, value }: Metric) => {
    vitals[name] = Math.round(value * 1000) / 1000
  }
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) watch(record)
  const leave = () => {
    if (document.visibilityState !== 'hidden') return
    document.removeEventListener('visibilitychange', leave)
    if (!isAllowed()) return
    void fetch(PERFORMANCE_PATH, {
      method: 'PUT',
      keepalive: true,
      headers: { 'Content-Type': 'application/json', [MARKER_HEADER]: MARKER },
      body: JSON.stringify({ ...page, vitals } satisfies PerformanceReport),
    }).catch(() => undefined)
  }
  // After the library's listeners, which finalise values on the same event.
  document.addEventListener('visibilitychange', leave)
}
