import type { ReadsSnapshot } from '@croupier/domain/core'
import { runsAny } from '@croupier/domain/visit'
import { LRUCache } from 'lru-cache'
import { randomUUID } from 'node:crypto'
import { composeForRequest } from '../../compose-domain.ts'
import type { DocumentRequest, PublicCopy } from '@croupier/contract/document'
import type { DocumentFrame } from '../document.ts'
import type { Language } from '#shared/texts/language.ts'
import { inlineJson } from '../markup.ts'
import { openPage } from '../open-page.tsx'
import { brandOfVisit } from '../page/brand-of-visit.ts'
import { pageFrame } from '../page/page-frame.ts'
import { cutIntoParts, earlierIfSame, keyOf } from './public-markup.ts'
import { ReadingBudget } from '../reading-budget.ts'

/** Data and markup of a page that players share for some seconds. */
export interface PublicPage {
  /** Its head is about the page, and the same for everybody. */
  readonly frame: DocumentFrame
  readonly snapshot: ReadsSnapshot
  readonly text: Buffer
  /** By key. A part that depends on data gets one for each, up to `MAX_PARTS`. */
  readonly parts: Map<string, Buffer>
  /** The parts that these have replaced. */
  readonly earlier: ReadonlyMap<string, Buffer>
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
      // Reads the clock at each look, without the timer by which it would keep the time for a millisecond.
      ttlResolution: 0,
      maxSize: MAX_MEMORY,
      sizeCalculation: ({ text, parts }) => [text, ...parts.values()].reduce((sum, each) => sum + each.length, 0),
      fetchMethod: async (_key, earlier, { options, context: { request, language } }) => {
        const page = await makeOnce(request, language)
        // One of another server has a part of its time behind it.
        if (page) options.ttl = Math.max(1, Math.ceil(page.madeAt + freshMs - request.visit.nowMs))
        return page && earlier ? withBytesOf(earlier, page) : page
      },
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

/** The page with the bytes of the earlier one wherever they are the same. */
function withBytesOf(earlier: PublicPage, page: PublicPage): PublicPage {
  const parts = new Map([...page.parts].map(([key, part]) => [key, earlierIfSame(part, earlier.parts.get(key))]))
  return { ...page, text: earlierIfSame(page.text, earlier.text), parts, earlier: earlier.parts }
}

/** Makes the page, or takes over what another server has made of it. */
async function makeOnce(request: DocumentRequest, language: Language): Promise<PublicPage | undefined> {
  if (request.makePublicOnce === null) return makePublicPage(request, language, null)
  let own: PublicPage | undefined
  const copy = await request.makePublicOnce(async () => {
    own = await makePublicPage(request, language, null)
    return own && copyOf(own)
  })
  return own ?? (copy && makePublicPage(request, language, copy))
}

function copyOf({ text, parts, mark, madeAt }: PublicPage): PublicCopy {
  const lengths = [...parts].map(([key, part]) => [key, part.length] as const)
  return { madeAt, mark, parts: lengths, bytes: Buffer.concat([text, ...parts.values()]) }
}

/** All of a page but its frame, which each server makes. */
function readCopy({ madeAt, mark, parts, bytes }: PublicCopy): Omit<PublicPage, 'frame' | 'earlier' | 'keyOf'> {
  let from = bytes.length - parts.reduce((sum, [, length]) => sum + length, 0)
  const text = Buffer.from(bytes.subarray(0, from))
  // Copied, as a part that is used on would hold all of the bytes.
  const cut = ([key, length]: readonly [string, number]) =>
    [key, Buffer.from(bytes.subarray(from, (from += length)))] as const
  return { madeAt, mark, text, snapshot: JSON.parse(text.toString()) as ReadsSnapshot, parts: new Map(parts.map(cut)) }
}

/**
 * Has its own signal: other requests may wait for the same page.
 * @param copy what another server has made of the page: then nothing is read and drawn
 */
async function makePublicPage(
  request: DocumentRequest,
  language: Language,
  copy: PublicCopy | null,
): Promise<PublicPage | undefined> {
  const signal = AbortSignal.timeout(request.budgetMs)
  const site = composeForRequest({ ...request, session: null, signal })
  try {
    const known = copy && readCopy(copy)
    if (known) site.reads.restore(known.snapshot)
    const budget = new ReadingBudget(request.budgetMs, signal)
    const { visit } = request
    const { brand, market } = brandOfVisit(visit)
    const opened = await openPage({ site, visit, brand, market, language }, budget)
    if ('redirect' in opened || opened.status !== 200 || !budget.isWhole) return undefined
    // The key ignores experiment groups, but this page depends on one.
    if (!request.isDivided && runsAny(site.content.serverData.value?.abTests ?? {})) return undefined
    const frame = pageFrame(request, opened, { site, brand, market, language, isForPlayer: true })
    const earlier = new Map()
    if (known) return { ...known, frame, earlier, keyOf }
    const mark = randomUUID()
    const snapshot = site.publicSnapshot()
    const parts = cutIntoParts(opened.draw({ mark, known: null, keyOf }), mark)
    const text = Buffer.from(inlineJson(snapshot))
    return { frame, snapshot, text, parts, earlier, mark, madeAt: visit.nowMs, keyOf }
  } finally {
    site.dispose()
  }
}
