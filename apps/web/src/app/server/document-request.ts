import type { RequestPorts } from '../compose-domain.ts'
import type { ClientAssets } from './document.ts'

export interface DocumentRequest extends RequestPorts {
  /** Cache key: guests with the same key share a page, players its public parts. */
  readonly guestKey: string
  /** Whether `guestKey` includes the experiment group. */
  readonly isDivided: boolean
  readonly budgetMs: number
  readonly assets: ClientAssets
}
