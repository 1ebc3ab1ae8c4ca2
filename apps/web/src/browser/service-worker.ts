import { WORKER_PATH } from '@croupier/contract/paths'
import type { Visit } from '@croupier/contract/visit'
import { isRefusal } from './refusal.ts'
import { trustedPolicy } from './trusted-types.ts'

/**
 * The site's service worker, registered if it is not yet. Null where there is none: an old browser, a private window, a site
 * without one. Rejects where its script does not load or fails.
 */
export async function readyWorker({ hasWorker }: Pick<Visit, 'hasWorker'>): Promise<ServiceWorkerRegistration | null> {
  const workers = workersOf(navigator)
  if (workers === null || !hasWorker) return null
  try {
    await workers.register(trustedPolicy()?.createScriptURL(WORKER_PATH) ?? WORKER_PATH, { updateViaCache: 'none' })
  } catch (error) {
    if (isRefusal(error)) return null
    // The script is asked for only where this device has no worker yet: none keeps files meanwhile.
    await forgetKept().catch(() => undefined)
    throw error
  }
  return workers.ready
}

/**
 * Removes the worker that this device has, and what it kept. The script that the site serves in its place does it
 * (`removed-worker.ts`): browsers start that one after the other has kept all that it had begun to keep.
 */
export async function removeWorker(): Promise<void> {
  const workers = workersOf(navigator)
  if (workers === null) return
  const registration = await workers.getRegistration().catch((error: unknown) => {
    if (isRefusal(error)) return null
    throw error
  })
  if (registration === null) return
  await (registration ? registration.update() : forgetKept())
}

/** Deletes what the worker kept. */
async function forgetKept(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(names.map((name) => caches.delete(name)))
}

/** Missing in private windows of Firefox and on plain HTTP. */
function workersOf(own: Navigator): ServiceWorkerContainer | null {
  return 'serviceWorker' in own ? own.serviceWorker : null
}
