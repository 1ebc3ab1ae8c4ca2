import { GUEST_BASE } from '@croupier/contract/paths'
import { isLocale, languageTag } from '@croupier/domain/core'
import {
  isOwnPath,
  noticeOf,
  readPush,
  registerDevice,
  unregisterDevice,
  type PushRecord,
} from '@croupier/domain/messaging'
import { readKept, replaceKept, type KeptPush } from '#browser/push/push-records.ts'
import { createSenderCall, deviceTypeOf, subscribeTo, subscriptionOf } from '#browser/push/push-subscription.ts'
import { OPEN_MESSAGE, type OpenMessage } from '#browser/push/open-message.ts'
import type { WorkerSite } from '@croupier/contract/worker-site'
import { logged } from './failure.ts'

export type PushWorker = ServiceWorkerGlobalScope & { readonly site: Pick<WorkerSite, 'brand'> }

/** What a notification keeps for its click. */
interface NoticeData {
  readonly path: string
  readonly locale: string
}

/** What a page has written about this device. */
export interface PushRecords {
  readonly read: () => Promise<KeptPush | null>
  /** Writes where nothing was written since; resolves with whether it did. */
  readonly replace: (before: KeptPush, after: KeptPush) => Promise<boolean>
}

/** How long a page may take to follow a click, ms. Then its address is changed, which reloads it. */
const PAGE_MS = 1500

/**
 * Shows pushes, follows clicks on them and renews the subscription (docs/product-rules.md, Web push). Nothing of it is in the
 * caches: a failure is logged, and they stay.
 */
export function registerPush(
  worker: PushWorker,
  records: PushRecords = { read: readKept, replace: replaceKept },
): void {
  worker.addEventListener('push', (event) => {
    const text = event.data?.text() ?? ''
    event.waitUntil(show(worker, records, text).catch((error: unknown) => logged('push', error)))
  })
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close()
    const data = event.notification.data as Partial<NoticeData> | null
    event.waitUntil(open(worker, data).catch((error: unknown) => logged('push.click', error)))
  })
  worker.addEventListener('pushsubscriptionchange', (event) => {
    // Types of TypeScript know the event without its promise.
    const { waitUntil } = event as ExtendableEvent
    waitUntil.call(
      event,
      renew(worker, records).catch((error: unknown) => logged('push.renew', error)),
    )
  })
}

async function show(worker: PushWorker, records: PushRecords, text: string): Promise<void> {
  const message = readPush(text)
  const kept = await records.read()
  // Nobody is signed in on this device: it should get nothing.
  if (kept === null) return void (await (await worker.registration.pushManager.getSubscription())?.unsubscribe())
  if (message === null) throw new Error('A push that the worker does not understand')
  const notice = noticeOf(kept.record, message, Date.now())
  if (notice !== null) {
    const { title, text: body, tag, path, locale, isSilent } = notice
    const icon = `/brands/${worker.site.brand}/assets/icon-192.png`
    const data: NoticeData = { path, locale }
    await worker.registration.showNotification(title, {
      body,
      tag,
      icon,
      silent: isSilent,
      lang: isLocale(locale) ? languageTag(locale) : locale,
      data,
    })
  }
  if (!kept.record.isTold) await tell(worker, records, kept)
}

/** Focuses a tab of the site and leads it there; else opens one in the language of the notification. */
async function open({ clients }: PushWorker, data: Partial<NoticeData> | null): Promise<void> {
  const path = isOwnPath(data?.path) ? data.path : '/'
  const all = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  const tabs = all.filter(
    ({ frameType, url }) => frameType === 'top-level' && !new URL(url).pathname.startsWith(GUEST_BASE),
  )
  const tab = tabs.find(({ visibilityState }) => visibilityState === 'visible') ?? tabs[0]
  if (tab) {
    // Browsers refuse it without a press, which a click on a notification is.
    await tab.focus().catch(() => undefined)
    if (await follows(tab, path)) return
    const moved = await tab.navigate(path).catch(() => null)
    if (moved !== null) return
  }
  const language = typeof data?.locale === 'string' ? `${path.includes('?') ? '&' : '?'}lang=${data.locale}` : ''
  await clients.openWindow(path + language)
}

/** Whether the page went there by itself, so that a running game and a filled form are not lost. */
function follows(tab: WindowClient, path: string): Promise<boolean> {
  const { port1, port2 } = new MessageChannel()
  const message: OpenMessage = { type: OPEN_MESSAGE, path }
  return new Promise((resolve) => {
    port1.addEventListener('message', () => resolve(true), { once: true })
    AbortSignal.timeout(PAGE_MS).addEventListener('abort', () => resolve(false))
    port1.start()
    tab.postMessage(message, [port2])
  })
}

/** The browser has ended the subscription: another one with the same choices. */
async function renew(worker: PushWorker, records: PushRecords): Promise<void> {
  const kept = await records.read()
  if (kept === null) return
  const { pushManager } = worker.registration
  const { endpoint } = await subscribeTo(pushManager, kept.record.key)
  const record: PushRecord = { ...kept.record, endpoint, isTold: false }
  const renewed = { ...kept, record }
  if (await records.replace(kept, renewed)) return tell(worker, records, renewed)
  // The player has left meanwhile. A page that only chose otherwise subscribes as it needs.
  if ((await records.read()) === null) await (await pushManager.getSubscription())?.unsubscribe()
}

/** Tells the sender what it does not know yet. */
async function tell({ registration, navigator }: PushWorker, records: PushRecords, kept: KeptPush): Promise<void> {
  const subscription = await registration.pushManager.getSubscription()
  if (subscription === null) return
  const { record, sender } = kept
  const device = { call: createSenderCall(sender), deviceType: deviceTypeOf(navigator.userAgent) }
  await registerDevice(device, record, subscriptionOf(subscription))
  const isTold = await records.replace(kept, { sender, record: { ...record, isTold: true } })
  // The player has logged out meanwhile, and the sender was informed before this.
  if (!isTold && (await records.read()) === null) await unregisterDevice(device, record)
}
