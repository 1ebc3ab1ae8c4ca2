import type { PushHost } from '@croupier/domain/messaging'
import type { Visit } from '@croupier/contract/visit'
import { readyWorker } from '../service-worker.ts'
import { canKeep, readKept, writeKept } from './push-records.ts'
import { createSenderCall, deviceTypeOf, subscribeTo, subscriptionOf } from './push-subscription.ts'

/** Web push of the browser, with the sender that the visit names. */
export async function openPushHost(visit: Visit): Promise<PushHost> {
  const sender = visit.origins.push ?? { api: '', application: '' }
  const isSupported =
    visit.hasWorker &&
    'serviceWorker' in navigator &&
    'PushManager' in window &&
    'Notification' in window &&
    'indexedDB' in window &&
    (await canKeep())
  const permission = () => (isSupported ? Notification.permission : 'denied')
  return {
    isSupported,
    permission,
    onPermission: (handler) => followPermission(handler),
    ask: async () => (permission() === 'default' ? Notification.requestPermission() : permission()),
    async subscription() {
      const subscription = await (await known())?.pushManager.getSubscription()
      return subscription ? subscriptionOf(subscription) : null
    },
    async subscribe(key) {
      const worker = await readyWorker(visit)
      if (worker === null) throw new Error('No service worker')
      return subscribeTo(worker.pushManager, key)
    },
    async unsubscribe() {
      await (await (await known())?.pushManager.getSubscription())?.unsubscribe()
    },
    readRecord: async () => (await readKept())?.record ?? null,
    writeRecord: (record) => writeKept(record && { record, sender }),
    timeZone: () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    digest,
    call: createSenderCall(sender),
    deviceType: deviceTypeOf(navigator.userAgent),
  }
}

/** The worker that is registered; null: none yet. */
async function known(): Promise<ServiceWorkerRegistration | null> {
  return (await navigator.serviceWorker.getRegistration()) ?? null
}

/** Firefox and Safari tell nothing: there the next visit notices. */
function followPermission(handler: () => void): () => void {
  let stop = (): void => undefined
  const ending = new AbortController()
  navigator.permissions?.query({ name: 'notifications' }).then(
    (status) => {
      if (ending.signal.aborted) return
      status.addEventListener('change', handler)
      stop = () => status.removeEventListener('change', handler)
    },
    () => undefined,
  )
  return () => {
    ending.abort()
    stop()
  }
}

async function digest(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
