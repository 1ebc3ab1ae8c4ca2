import type { BrandManifest } from '@croupier/brands'
import type { OwnSnapshot, PublicSnapshot } from '@croupier/domain'
import type { Locale } from '@croupier/domain/core'
import type { OutsideOrigins } from '../../shared/site/outside-origins.tsx'
import type { SiteBase } from '../../shared/navigation/site-base.ts'
import { inlineJson } from './markup.ts'

/** What the server hands to the browser, once, beside the markup. */
export interface PageState {
  readonly public: PublicSnapshot
  readonly own: OwnSnapshot
  /** What the page ended with (`pageStatus`). */
  readonly status: number
  readonly base: SiteBase
  readonly locale: Locale
  readonly brand: BrandManifest
  readonly origins: OutsideOrigins
  /** The server's time at rendering, milliseconds: the browser's clock starts from it, so that the first render is the same. */
  readonly nowMs: number
  /** The visitor's group in experiments. */
  readonly group: number
  /** False when data was late: the browser reads on. */
  readonly complete: boolean
}

/** The state as the document's own script element holds it; `publicText` is what `inlineJson` made of the public part. */
export function writeState(publicText: Buffer, rest: Omit<PageState, 'public'>): Buffer[] {
  return [Buffer.from('{"public":'), publicText, Buffer.from(`,${inlineJson(rest).slice(1)}`)]
}

/**
 * Takes up what `writeState` left in the document, and takes it out: it names the player, who may log out of this page.
 * Throws where there is none: without it nothing can be taken over.
 */
export function readState(document: Document): PageState {
  const element = document.getElementById('state')
  const state = JSON.parse(element?.textContent ?? '') as PageState
  element?.remove()
  return state
}
