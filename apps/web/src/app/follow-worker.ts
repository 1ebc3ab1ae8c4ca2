import type { Site } from '@croupier/domain'
import { browserTimers } from '../browser/device.ts'
import { forgetKept, readyWorker, removeWorker } from '../browser/service-worker.ts'
import type { Visit } from '../shared/site/visit.ts'

/** How often an open page asks for a new worker (docs/product-rules.md, Offline). */
const UPDATE_INTERVAL_MS = 900_000

export interface FollowWorkerOptions {
  readonly site: Pick<Site, 'log'>
  readonly visit: Visit
}

/** Registers the service worker and asks for a new one from time to time. Load when idle. */
export async function followWorker({ site, visit }: FollowWorkerOptions): Promise<void> {
  // Guests' pages are embedded elsewhere: they leave nothing on a device.
  if (visit.base !== '/') return
  try {
    if (!visit.hasWorker) return await removeWorker()
    const registration = await readyWorker(visit)
    if (registration) askForUpdates(registration)
  } catch (error) {
    site.log.warn('service worker', error)
    await forgetKept().catch(() => undefined)
  }
}

function askForUpdates(registration: ServiceWorkerRegistration): void {
  browserTimers.after(UPDATE_INTERVAL_MS, () => {
    // Without a line there is none: the next time.
    registration.update().catch(() => undefined)
    askForUpdates(registration)
  })
}
