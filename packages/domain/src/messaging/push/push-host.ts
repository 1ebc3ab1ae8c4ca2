import type { PushPermission } from './push-state.ts'
import type { QuietHours } from './quiet-hours.ts'
import type { PushKind, PushTopic } from './topics.ts'

/** A subscription as the browser has it. */
export interface DeviceSubscription {
  readonly endpoint: string
  /** The browser's public key and secret for encryption, base64url. */
  readonly p256dh: string
  readonly auth: string
  /** The server key that it was made with, base64url; null: unknown. */
  readonly key: string | null
}

/** A notification's words and the page that it leads to, in the player's language. */
export interface PushText {
  readonly title: string
  readonly text: string
  /** A path of the site; `{slug}` stands for what it is about. */
  readonly path: string
}

/** What the worker knows: it works without a page. No tokens, no name, no amount. */
export interface PushRecord {
  /** The player for the sender: a digest that names nobody. */
  readonly player: string
  /** The device for the sender. */
  readonly hwid: string
  readonly key: string
  readonly endpoint: string
  /** As in the site's addresses: `en`, `br`. */
  readonly locale: string
  readonly timeZone: string
  readonly topics: Readonly<Record<PushTopic, boolean>>
  readonly quiet: QuietHours | null
  readonly reminders: readonly string[]
  readonly texts: Readonly<Record<PushKind, PushText>>
  /** Whether the sender has all of it. */
  readonly isTold: boolean
}

/** A call of the sender's interface. Rejects unless the sender has done it. */
export type CallSender = (method: string, request: Readonly<Record<string, unknown>>) => Promise<void>

/** Web push of the host. Its code loads when it is first needed. */
export interface PushHost {
  readonly isSupported: boolean
  permission(): PushPermission
  /** Calls back when the browser's permission has changed, where it tells. Returns an unsubscribe function. */
  onPermission(handler: () => void): () => void
  /** Shows the browser's question. Only after a press. */
  ask(): Promise<PushPermission>
  subscription(): Promise<DeviceSubscription | null>
  subscribe(key: string): Promise<DeviceSubscription>
  unsubscribe(): Promise<void>
  readRecord(): Promise<PushRecord | null>
  writeRecord(record: PushRecord | null): Promise<void>
  timeZone(): string
  /** SHA-256, hex. */
  digest(text: string): Promise<string>
  readonly call: CallSender
  /** The sender's number of this browser. */
  readonly deviceType: number
}
