import { createClock, createLogger } from '@croupier/domain/core'
import { sendLog } from '#browser/log-sender.ts'

const log = createLogger({ send: sendLog, clock: createClock(Date.now) })

/** Logs a failure that has nothing to do with what the worker keeps, such as an outage of the sender of pushes. */
export function logged(label: string, error: unknown): void {
  log.error(label, error)
}

/** Deletes all that the worker kept, as a part of it may be the reason, and logs the failure. Never rejects. */
export async function failed(label: string, error: unknown): Promise<void> {
  log.error(label, error)
  try {
    const names = await caches.keys()
    await Promise.all(names.map((name) => caches.delete(name)))
  } catch (reason) {
    log.warn('caches of the service worker', reason)
  }
}
