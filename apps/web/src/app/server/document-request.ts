import type { RequestPorts } from '../compose-domain.ts'
import type { ClientAssets } from './document.ts'

/** Everything a page may depend on. */
export interface DocumentRequest extends RequestPorts {
  /** Cache key: guests with the same key share a page, players its public parts. */
  readonly guestKey: string
  /** Whether `guestKey` includes the experiment group. */
  readonly isDivided: boolean
  /** Longest wait for data, milliseconds. */
  readonly budgetMs: number
  readonly assets: ClientAssets
}
