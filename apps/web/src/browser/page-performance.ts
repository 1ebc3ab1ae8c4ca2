import type { Metric } from 'web-vitals'

export interface PageVisit {
  /** The pattern of the page's route, never its address. */
  readonly page: string
  readonly locale: string
  readonly device: string
}

/**
 * Measures how the page came and answered (web vitals), and tells it once, when the visitor first leaves it
 * (core.md 7: PUT /performance). Loaded when idle: what came before is in the browser's own buffer.
 */
export async function watchPerformance(visit: PageVisit): Promise<void> {
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals')
  const vitals: Partial<Record<Metric['name'], number>> = {}
  const note = ({ name, value }: Metric) => {
    vitals[name] = Math.round(value * 1000) / 1000
  }
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) watch(note)
  const leave = () => {
    if (document.visibilityState !== 'hidden') return
    document.removeEventListener('visibilitychange', leave)
    void fetch('/performance', {
      method: 'PUT',
      keepalive: true,
      headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'XMLHttpRequest' },
      body: JSON.stringify({ ...visit, vitals }),
    }).catch(() => undefined)
  }
  // After those of the library, which settle the last values on the same event.
  document.addEventListener('visibilitychange', leave)
}
