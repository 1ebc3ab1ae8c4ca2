import type { BrandManifest } from '@croupier/brands'
import type { OwnSnapshot } from '@croupier/domain'
import type { ReadsSnapshot } from '@croupier/domain/core'
import type { Visit } from '../../shared/site/visit.ts'
import { inlineJson } from './markup.ts'

/** What the server hands to the browser, once, beside the markup. */
export interface PageState {
  readonly public: ReadsSnapshot
  readonly own: OwnSnapshot
  readonly visit: Visit
  readonly brand: BrandManifest
  /** What the page ended with (`pageStatus`). */
  readonly status: number
  /** False when data was late: the browser reads on. */
  readonly complete: boolean
}

/** The state as the document's script element holds it; `publicText` is the public part, written by `inlineJson`. */
export function writeState(publicText: Buffer, rest: Omit<PageState, 'public'>): Buffer[] {
  return [Buffer.from('{"public":'), publicText, Buffer.from(`,${inlineJson(rest).slice(1)}`)]
}

/**
 * Reads what `writeState` left in the document, and removes it: it names the player, who may log out of this page.
 * Throws where there is none: without it the page cannot be hydrated.
 */
export function readState(document: Document): PageState {
  const element = document.getElementById('state')
  const state = JSON.parse(element?.textContent ?? '') as PageState
  element?.remove()
  return state
}
