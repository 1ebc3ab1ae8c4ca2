import { findBrand } from '@croupier/brands'
import type { ReadsSnapshot } from '@croupier/domain/core'
import { runsAny } from '@croupier/domain/experiments'
import { LRUCache } from 'lru-cache'
import { randomUUID } from 'node:crypto'
import { composeForRequest } from '../compose-domain.ts'
import type { DocumentRequest } from './document-request.ts'
import type { Language } from '../../shared/texts/language.ts'
import { inlineJson } from './markup.ts'
import { openPage } from './open-page.tsx'
import { cutIntoParts } from './public-markup.ts'
import { ReadingBudget } from './reading-budget.ts'

/** What a page is for everybody, as bytes: read and drawn once for all players who come within some seconds. */
export interface PublicPage {
  readonly snapshot: ReadsSnapshot
  /** The snapshot as it stands in the document. */
  readonly text: Buffer
  /** Markup of the public parts, by name. */
  readonly parts: ReadonlyMap<string, Buffer>
  /** Where the parts go in a page that is drawn without them. */
  readonly mark: string
}

const MAX_MEMORY = 64 * 1024 * 1024

/** The public side of players' pages. It is made from a guest's page and therefore cannot hold anything of a player. */
export class PublicPages {
  readonly #pages: LRUCache<string, PublicPage, { request: DocumentRequest; language: Language }>

  /** @param freshMs how long one serves; at least a millisecond, as zero is forever to the cache */
  constructor(freshMs: number) {
    this.#pages = new LRUCache({
      ttl: Math.max(1, freshMs),
      maxSize: MAX_MEMORY,
      sizeCalculation: ({ text, parts }) => [text, ...parts.values()].reduce((sum, each) => sum + each.length, 0),
      fetchMethod: (_key, _stale, { context: { request, language } }) => makePublicPage(request, language),
    })
  }

  /** The public side of this page; undefined where there is none, or not in time. Never rejects. */
  async find(request: DocumentRequest, language: Language): Promise<PublicPage | undefined> {
    return this.#pages.fetch(request.guestKey, { context: { request, language } }).catch(() => undefined)
  }
}

/** Who asked first may leave: others may wait for the same page by then. */
async function makePublicPage(request: DocumentRequest, language: Language): Promise<PublicPage | undefined> {
  const signal = AbortSignal.timeout(request.budgetMs)
  const site = composeForRequest({ ...request, session: null, signal })
  try {
    const budget = new ReadingBudget(request.budgetMs, signal)
    const { visit } = request
    const opened = await openPage({ site, visit, brand: findBrand(visit.brand), language }, budget, signal)
    if ('redirect' in opened || opened.status !== 200 || !budget.isWhole) return undefined
    const mark = randomUUID()
    const snapshot = site.reads.snapshot()
    // Kept for everybody, while it is one group's page.
    if (!request.isDivided && runsAny(site.content.serverData.value?.abTests ?? {})) return undefined
    const parts = cutIntoParts(opened.draw({ mark, known: null }), mark)
    return { snapshot, text: Buffer.from(inlineJson(snapshot)), parts, mark }
  } finally {
    site.dispose()
  }
}
