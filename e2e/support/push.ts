import type { Page, Worker } from '@playwright/test'
import { expect } from './journey.ts'

/** A subscription as a browser with a push service makes it: there is none on this machine. It outlives a reload. */
export async function standInForPushService(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const KEPT = 'stand-in-subscription'
    interface Kept {
      readonly endpoint: string
      readonly key: number[]
    }
    const subscriptionOf = ({ endpoint, key }: Kept) => ({
      endpoint,
      options: { applicationServerKey: new Uint8Array(key).buffer },
      toJSON: () => ({ endpoint, keys: { p256dh: 'p256dh', auth: 'auth' } }),
      unsubscribe: () => Promise.resolve(localStorage.removeItem(KEPT)),
    })
    const read = () => {
      const kept = JSON.parse(localStorage.getItem(KEPT) ?? 'null') as Kept | null
      return kept && subscriptionOf(kept)
    }
    Object.assign(PushManager.prototype, {
      getSubscription: () => Promise.resolve(read()),
      subscribe: ({ applicationServerKey }: { applicationServerKey: Uint8Array }) => {
        const kept: Kept = { endpoint: `https://push.test/${crypto.randomUUID()}`, key: [...applicationServerKey] }
        localStorage.setItem(KEPT, JSON.stringify(kept))
        return Promise.resolve(read())
      },
    })
  })
}

/** The site's worker. */
export async function workerOf(page: Page): Promise<Worker> {
  const context = page.context()
  return context.serviceWorkers()[0] ?? context.waitForEvent('serviceworker')
}

/** Delivers pushes to the site's worker as the browser does. Each resolves when its notification is shown. */
export async function openPushService(page: Page, worker: Worker): Promise<(payload: string) => Promise<void>> {
  const session = await page.context().newCDPSession(page)
  const ids: string[] = []
  session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    for (const { registrationId, isDeleted } of registrations) if (!isDeleted) ids.push(registrationId)
  })
  await session.send('ServiceWorker.enable')
  const origin = new URL(page.url()).origin
  return async (data) => {
    await expect.poll(() => ids.length).toBeGreaterThan(0)
    // Chromium forgets a notification when it is asked for all while it is about to show that one.
    const shown = await worker.evaluateHandle(() => {
      const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration }
      const show = registration.showNotification.bind(registration)
      const promise = new Promise<void>((resolve) => {
        registration.showNotification = async (...notification) => {
          await show(...notification)
          resolve()
        }
      })
      return { promise }
    })
    await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId: ids.at(-1) ?? '', data })
    await shown.evaluate(({ promise }) => promise)
  }
}

/** The notifications that are shown. */
export function noticesOf(worker: Worker) {
  return worker.evaluate(async () => {
    const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration }
    const notices = await registration.getNotifications()
    return notices.map(({ title, body, lang, data }) => ({ title, body, lang, data: data as unknown }))
  })
}

/** Presses the only notification. */
export async function pressNotice(worker: Worker): Promise<void> {
  await worker.evaluate(async () => {
    const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration }
    const [notification] = await registration.getNotifications()
    const Press = (globalThis as unknown as { NotificationEvent: new (type: string, init: object) => Event })
      .NotificationEvent
    globalThis.dispatchEvent(new Press('notificationclick', { notification }))
  })
}
