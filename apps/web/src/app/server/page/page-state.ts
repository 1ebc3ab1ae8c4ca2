import type { BrandManifest } from '@croupier/brands'
import type { OwnSnapshot } from '@croupier/domain'
import type { ReadsSnapshot } from '@croupier/domain/core'
import type { SiteMarket } from '@croupier/markets/site-market'
import type { Visit } from '@croupier/contract/visit'
import { inlineJson } from '../markup.ts'

export interface PageState {
  readonly public: ReadsSnapshot
  readonly own: OwnSnapshot
  readonly visit: Visit
  /** Without what only its web manifest needs. */
  readonly brand: BrandManifest
  readonly market: SiteMarket | null
  readonly status: number
  /** The build that the page was made with (docs/product-rules.md, Errors). */
  readonly release: string
  /** False when data was late: the browser loads it. */
  readonly complete: boolean
}

/** Serialises the state; `publicText` is the public part from `inlineJson`. */
export function writeState(publicText: Buffer, rest: Omit<PageState, 'public'>): Buffer[] {
  return [Buffer.from('{"public":'), publicText, Buffer.from(`,${inlineJson(rest).slice(1)}`)]
}

/** Reads and removes the state, which names the player. @throws if there is none */
export function readState(document: Document): PageState {
  const element = document.getElementById('state')
  const state = JSON.parse(element?.textContent ?? '') as PageState
  element?.remove()
  return state
}
