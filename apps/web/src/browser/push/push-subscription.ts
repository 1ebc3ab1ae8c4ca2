import type { CallSender, DeviceSubscription } from '@croupier/domain/messaging'
import type { SenderAddress } from './push-records.ts'

// Used by pages and by the worker.

/** Time that the sender has for an answer, ms. */
const SENDER_MS = 30_000

/** Calls the sender as Pushwoosh's own script does: a plain text, so that the browser asks nothing before. */
export function createSenderCall({ api, application }: SenderAddress): CallSender {
  return async (method, request) => {
    const answer = await fetch(`${api}/${method}`, {
      method: 'POST',
      headers: { 'Content-Type': 'text/plain;charset=UTF-8' },
      body: JSON.stringify({ request: { application, ...request } }),
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      redirect: 'error',
      signal: AbortSignal.timeout(SENDER_MS),
    })
    const { status_code: status } = (answer.ok ? await answer.json() : {}) as { status_code?: number }
    if (status !== 200) throw new Error(`The sender refused ${method}: ${String(status ?? answer.status)}`)
  }
}

/** The sender's numbers of browsers: Safari, Firefox, and Chrome for all others. */
export function deviceTypeOf(userAgent: string): number {
  if (/firefox\//i.test(userAgent)) return 12
  return /safari\//i.test(userAgent) && !/chrom(?:e|ium)\/|edg\//i.test(userAgent) ? 10 : 11
}

/** Time that the browser's push service has, ms: where a network or a browser blocks it, it never answers. */
const SERVICE_MS = 20_000

export async function subscribeTo(manager: Pick<PushManager, 'subscribe'>, key: string): Promise<DeviceSubscription> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The push service does not answer')), SERVICE_MS)
  })
  const subscribed = manager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) })
  return subscriptionOf(await Promise.race([subscribed, late]).finally(() => clearTimeout(timer)))
}

export function subscriptionOf(subscription: PushSubscription): DeviceSubscription {
  const { keys = {} } = subscription.toJSON()
  const key = subscription.options.applicationServerKey
  return {
    endpoint: subscription.endpoint,
    p256dh: keys['p256dh'] ?? '',
    auth: keys['auth'] ?? '',
    key: key && textOf(key),
  }
}

function bytesOf(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(text, (character) => character.charCodeAt(0))
}

function textOf(key: ArrayBuffer): string {
  const text = btoa(String.fromCharCode(...new Uint8Array(key)))
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}
