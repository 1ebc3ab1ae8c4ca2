import type { Device, FetchPort, Locale, SessionPort } from '@croupier/domain/core'
import type { OutsideOrigins } from '../../shared/site/outside-origins.tsx'
import type { SiteBase } from '../../shared/navigation/site-base.ts'
import type { SessionRefresh } from '../compose-domain.ts'
import type { ClientAssets } from './document.ts'

/** All that one visitor's page may depend on. */
export interface DocumentRequest {
  /** Path and query, under the base. */
  readonly url: string
  readonly base: SiteBase
  /** Guests for whom this is the same share a page; what is public in players' pages is shared by the same rule. */
  readonly guestKey: string
  /** The public origin, for canonical addresses. */
  readonly origin: string
  readonly brand: string
  readonly locale: Locale
  readonly device: Device
  readonly platformUrl: string
  /** Reads the platform; what is the same for everybody may come from memory. */
  readonly fetch: FetchPort
  /** The visitor's tokens; null for a guest. */
  readonly session: SessionPort | null
  /** Gets new tokens for the visitor, or says that the session is over. */
  readonly refreshSession?: SessionRefresh
  /** The visitor's group in experiments, 0 to 11: what is tried is shown by it. */
  readonly group: number
  /** Whether `guestKey` tells the groups apart; else a page that differs by them is nobody else's. */
  readonly isDivided: boolean
  /** Origins of others that the operator configured. */
  readonly origins: OutsideOrigins
  readonly signal: AbortSignal
  /** Milliseconds that data may hold the page back. */
  readonly budgetMs: number
  readonly assets: ClientAssets
  readonly nowMs: number
}
