import type { ChatVendor } from './chat-frame.ts'
import type { Device, Locale } from './locale.ts'
import type { SiteBase } from './paths.ts'

/** Outside parties configured by the operator; the CSP allows the same ones. */
export interface OutsideOrigins {
  readonly games: readonly string[]
  /** Origins of payment pages and widgets. */
  readonly payments: readonly string[]
  /** Address of the page that runs the captcha in a frame; null: none. */
  readonly captcha: string | null
  /** Addresses of the pages that run a chat vendor's script in a frame; the vendors that are not configured have none. */
  readonly chat: Readonly<Partial<Record<ChatVendor, string>>>
  /** Affiliate tracker; null: do not report visits. */
  readonly affiliate: string | null
  /** Sender of web push: the address of its calls, and the operator's application there; null: none. */
  readonly push: { readonly api: string; readonly application: string } | null
}

/** Data of the request that started the tab, shared by server and browser. */
export interface Visit {
  readonly brand: string
  readonly locale: Locale
  readonly device: Device
  readonly base: SiteBase
  readonly origin: string
  /** Path and query, including `base`. */
  readonly url: string
  readonly origins: OutsideOrigins
  /** Experiment group, below `EXPERIMENT_GROUPS`. */
  readonly group: number
  /** The site is served over TLS: its cookies are `Secure` and bound to its host. */
  readonly hasTls: boolean
  /** The site has a service worker. Without, one that the device has is removed. */
  readonly hasWorker: boolean
  /** Whether the brand asks for consent in the visitor's region, and whether the question is still open. */
  readonly consent: 'not-asked' | 'open' | 'answered'
  /** Whose rules count: a folder of `packages/markets`. */
  readonly market: string
  /** Server time of the render, milliseconds. The browser's clock starts from it, so that both render the same. */
  readonly nowMs: number
}
