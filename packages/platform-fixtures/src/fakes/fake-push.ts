import type { DeviceSubscription, PushHost, PushPermission, PushRecord } from '@croupier/domain/messaging'

/** A browser's web push, and the calls that its sender got. */
export class FakePush implements PushHost {
  isSupported = true
  now: PushPermission = 'default'
  /** What the visitor answers to the browser's question. */
  answer: PushPermission = 'granted'
  questions = 0
  zone = 'Europe/Rome'
  record: PushRecord | null = null
  held: DeviceSubscription | null = null
  readonly calls: { readonly method: string; readonly request: Readonly<Record<string, unknown>> }[] = []
  /** Set to let the sender refuse all calls. */
  isSenderDown = false
  /** Set to let the browser refuse subscriptions, as one without its push service does. */
  isServiceDown = false
  /** Set to let the browser refuse what it keeps of this site. */
  isStorageDown = false
  readonly deviceType = 11
  #made = 0
  readonly #handlers = new Set<() => void>()

  permission(): PushPermission {
    return this.now
  }

  /** The visitor changes the permission in the browser's settings. */
  permit(permission: PushPermission): void {
    this.now = permission
    for (const handler of this.#handlers) handler()
  }

  onPermission(handler: () => void): () => void {
    this.#handlers.add(handler)
    return () => void this.#handlers.delete(handler)
  }

  ask(): Promise<PushPermission> {
    if (this.now === 'default') {
      this.questions += 1
      this.now = this.answer
    }
    return Promise.resolve(this.now)
  }

  subscription(): Promise<DeviceSubscription | null> {
    return Promise.resolve(this.held)
  }

  subscribe(key: string): Promise<DeviceSubscription> {
    if (this.isServiceDown) return Promise.reject(new Error('no push service'))
    this.#made += 1
    this.held = { endpoint: `https://push.test/${this.#made}`, p256dh: 'p256dh', auth: 'auth', key }
    return Promise.resolve(this.held)
  }

  unsubscribe(): Promise<void> {
    this.held = null
    return Promise.resolve()
  }

  readRecord(): Promise<PushRecord | null> {
    return this.isStorageDown ? Promise.reject(new Error('the browser keeps nothing')) : Promise.resolve(this.record)
  }

  writeRecord(record: PushRecord | null): Promise<void> {
    if (this.isStorageDown) return Promise.reject(new Error('the browser keeps nothing'))
    this.record = record
    return Promise.resolve()
  }

  timeZone(): string {
    return this.zone
  }

  digest(text: string): Promise<string> {
    return Promise.resolve(`digest of ${text}`)
  }

  readonly call: PushHost['call'] = (method, request) => {
    if (this.isSenderDown) return Promise.reject(new Error('the sender is down'))
    this.calls.push({ method, request })
    return Promise.resolve()
  }
}
