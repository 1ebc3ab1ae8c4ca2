import type { MODES_COOKIE } from '@croupier/contract/cookies'
import type { HEALTH_PATH } from '@croupier/contract/paths'

/** The part of a window that the offline page uses. The program of workers has no types of windows. */
export interface OfflineWindow {
  readonly document: {
    readonly cookie: string
    readonly documentElement: { readonly dataset: Record<string, string | undefined> }
    readonly visibilityState: string
    querySelector(selector: string): { addEventListener(type: string, handler: () => void): void } | null
    addEventListener(type: string, handler: () => void): void
  }
  readonly location: { reload(): void }
  addEventListener(type: string, handler: () => void): void
  setInterval(run: () => void, ms: number): unknown
  fetch(address: string, options: RequestInit): Promise<{ readonly ok: boolean }>
}

/**
 * Runs in the offline page: gives it the modes that the visitor has chosen, of which the worker knows nothing; opens the page asked for by the button, and by itself when the site answers again. Browsers tell
 * of a connection, not of one that leads to the site, so it asks every 5 s while it is in view. Sent as text, so it uses
 * nothing from outside.
 */
export function runOfflinePage(page: OfflineWindow): void {
  const health: typeof HEALTH_PATH = '/healthz'
  const cookie: typeof MODES_COOKIE = 'modes'
  const [, chosen = ''] = new RegExp(`(?:^|; )${cookie}=([^;]*)`).exec(page.document.cookie) ?? []
  const modes = { scheme: ['light', 'dark'], contrast: ['standard', 'more'], density: ['comfortable', 'compact'] }
  for (const [mode, contexts] of Object.entries(modes)) {
    const context = chosen.split('.').find((name) => contexts.includes(name))
    if (context !== undefined) page.document.documentElement.dataset[mode] = context
  }
  const reload = () => page.location.reload()
  const look = () => {
    if (page.document.visibilityState !== 'visible') return
    page.fetch(health, { cache: 'no-store', credentials: 'omit' }).then(
      ({ ok }) => ok && reload(),
      () => undefined,
    )
  }
  page.document.querySelector('button')?.addEventListener('click', reload)
  page.addEventListener('online', look)
  page.document.addEventListener('visibilitychange', look)
  page.setInterval(look, 5000)
}
