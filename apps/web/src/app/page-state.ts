import type { BrandManifest } from '@croupier/brands'
import type { OwnSnapshot, PublicSnapshot } from '@croupier/domain'
import type { Locale } from '@croupier/domain/core'
import type { OutsideOrigins } from '../shared/outside-origins.tsx'
import { inlineJson } from './markup.ts'

/** What the server hands to the browser, once, beside the markup. */
export interface PageState {
  readonly public: PublicSnapshot
  readonly own: OwnSnapshot
  /** HTTP status of the page. */
  readonly status: number
  readonly locale: Locale
  readonly brand: BrandManifest
  readonly origins: OutsideOrigins
  /** The server's time at rendering, milliseconds: the browser's clock starts from it, so that the first render is the same. */
  readonly nowMs: number
  /** False when data was late: the browser reads on. */
  readonly complete: boolean
}

/** The state as the document's own script element holds it; `publicText` is what `inlineJson` made of the public part. */
export function writeState(publicText: Buffer, rest: Omit<PageState, 'public'>): Buffer[] {
  return [Buffer.from('{"public":'), publicText, Buffer.from(`,${inlineJson(rest).slice(1)}`)]
}

/** Takes up what `writeState` left in the document. Throws where there is none: without it nothing can be taken over. */
export function readState(document: Document): PageState {
  return JSON.parse(document.getElementById('state')?.textContent ?? '') as PageState
}
