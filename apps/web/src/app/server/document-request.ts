import type { RequestPorts } from '../compose-domain.ts'
import type { ClientAssets } from './document.ts'

/** All that one visitor's page may depend on. */
export interface DocumentRequest extends RequestPorts {
  /** Guests with the same key share a page; the public parts of players' pages are shared by the same rule. */
  readonly guestKey: string
  /** Whether `guestKey` tells the groups of experiments apart; otherwise a page that differs by group is not shared. */
  readonly isDivided: boolean
  /** Milliseconds that data may hold the page back. */
  readonly budgetMs: number
  readonly assets: ClientAssets
}
