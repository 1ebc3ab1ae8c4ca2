/** The part of a worker's global scope that is used here; this program has no types of workers. */
interface WorkerScope {
  readonly caches: { keys(): Promise<string[]>; delete(name: string): Promise<boolean> }
  readonly registration: { unregister(): Promise<boolean> }
  skipWaiting(): Promise<void>
  addEventListener(type: string, handler: (event: { waitUntil(work: Promise<unknown>): void }) => void): void
}

/**
 * The worker of a site that has none any more: it takes the place of the one that a device has, deletes what that kept, and
 * goes. Sent as text, so it uses nothing from outside. Open pages stay as they are: without a `fetch` handler they load from
 * the network.
 */
export function removeWorker(worker: WorkerScope): void {
  worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()))
  worker.addEventListener('activate', (event) => {
    const remove = async () => {
      const names = await worker.caches.keys()
      await Promise.all(names.map((name) => worker.caches.delete(name)))
      await worker.registration.unregister()
    }
    event.waitUntil(remove())
  })
}
