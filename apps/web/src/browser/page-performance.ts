import type { Metric } from 'web-vitals'

export interface PageVisit {
  /** Route pattern, never the address. */
  readonly page: string
  readonly locale: string
  readonly device: string
}

/** Sends web vitals once, when the page is first hidden, if the visitor allows it then. Load when idle: earlier entries are buffered. */
export async function watchPerformance(visit: PageVisit, isAllowed: () => boolean): Promise<void> {
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals')
  const vitals: Partial<Record<Metric['name'], number>> = {}
  const record = ({ name, value }: Metric) => {
    vitals[name] = Math.round(value * 1000) / 1000
  }
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) watch(record)
  const leave = () => {
    if (document.visibilityState !== 'hidden') return
    document.removeEventListener('visibilitychange', leave)
    if (!isAllowed()) return
    void fetch('/performance', {
      method: 'PUT',
      keepalive: true,
      headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'XMLHttpRequest' },
      body: JSON.stringify({ ...visit, vitals }),
    }).catch(() => undefined)
  }
  // After the library's listeners, which finalise values on the same event.
  document.addEventListener('visibilitychange', leave)
}
