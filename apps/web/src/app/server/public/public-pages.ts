import { findBrand } from '@croupier/brands'
import type { ReadsSnapshot } from '@croupier/domain/core'
import { runsAny } from '@croupier/domain/visit'
import { LRUCache } from 'lru-cache'
import { randomUUID } from 'node:crypto'
import { composeForRequest } from '../../compose-domain.ts'
import type { DocumentRequest } from '@croupier/contract/document'
import type { DocumentFrame } from '../document.ts'
import type { Language } from '#shared/texts/language.ts'
import { inlineJson } from '../markup.ts'
import { openPage } from '../open-page.tsx'
import { pageFrame } from '../page-frame.ts'
import { cutIntoParts, keyOf } from './public-markup.ts'
import { ReadingBudget } from '../reading-budget.ts'

/** Data and markup of a page that players share for some seconds. */
export interface PublicPage {
  /** Its head is about the page, and the same for everybody. */
  readonly frame: DocumentFrame
  readonly snapshot: ReadsSnapshot
  readonly text: Buffer
  /** By key. A part that depends on data gets one for each, up to `MAX_PARTS`. */
  readonly parts: Map<string, Buffer>
  readonly mark: string
  /** Milliseconds since 1970. */
  readonly madeAt: number
  readonly keyOf: typeof keyOf
}

const MAX_MEMORY = 64 * 1024 * 1024

/** Cache of public pages. Rendered as a guest, so they contain nothing of a player. */
export class PublicPages {
  readonly #pages: LRUCache<string, PublicPage, { request: DocumentRequest; language: Language }>

  /** @param freshMs lifetime of an entry; the cache reads 0 as forever, so the minimum is 1 ms */
  constructor(freshMs: number) {
    this.#pages = new LRUCache({
      ttl: Math.max(1, Math.ceil(freshMs)),
      maxSize: MAX_MEMORY,
      sizeCalculation: ({ text, parts }) => [text, ...parts.values()].reduce((sum, each) => sum + each.length, 0),
      fetchMethod: (_key, _stale, { context: { request, language } }) => makePublicPage(request, language),
    })
  }

  /** Returns the public page; undefined if there is none or it is late. Never rejects. */
  async find(request: DocumentRequest, language: Language): Promise<PublicPage | undefined> {
    const { guestKey, purgedAt } = request
    const isPurged = (page: PublicPage | undefined) => page !== undefined && page.madeAt <= purgedAt
    if (isPurged(this.#pages.peek(guestKey))) this.#pages.delete(guestKey)
    const page = await this.#pages.fetch(guestKey, { context: { request, language } }).catch(() => undefined)
    return isPurged(page) ? undefined : page
  }
}

/** Has its own signal: other requests may wait for the same page. */
async function makePublicPage(request: DocumentRequest, language: Language): Promise<PublicPage | undefined> {
  const signal = AbortSignal.timeout(request.budgetMs)
  const site = composeForRequest({ ...request, session: null, signal })
  try {
    const budget = new ReadingBudget(request.budgetMs, signal)
    const { visit } = request
    const brand = findBrand(visit.brand)
    const opened = await openPage({ site, visit, brand, language }, budget)
    if ('redirect' in opened || opened.status !== 200 || !budget.isWhole) return undefined
    const mark = randomUUID()
    const snapshot = site.publicSnapshot()
    // The key ignores experiment groups, but this page depends on one.
    if (!request.isDivided && runsAny(site.content.serverData.value?.abTests ?? {})) return undefined
    const parts = cutIntoParts(opened.draw({ mark, known: null, keyOf }), mark)
    const frame = pageFrame(request, opened, { site, brand, language, isForPlayer: true })
    return { frame, snapshot, text: Buffer.from(inlineJson(snapshot)), parts, mark, madeAt: visit.nowMs, keyOf }
  } finally {
    site.dispose()
  }
}
