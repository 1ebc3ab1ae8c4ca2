import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { pack, type Packed } from './encoding.ts'

export interface Page {
  status: number
  policy: string
  etag: string
  packed: Packed
}

/** The etag covers the policy too, so that a browser does not keep a page under an old one. */
export async function makePage(status: number, policy: string, html: Buffer): Promise<Page> {
  const digest = createHash('sha256').update(policy).update(html).digest('base64url').slice(0, 22)
  return { status, policy, etag: `W/"${digest}"`, packed: await pack(html) }
}

function sizeOf({ packed, policy }: Page): number {
  return packed.identity.length + packed.br.length + packed.gzip.length + policy.length + 500
}

interface KeptPage {
  page: Page
  freshUntil: number
  refreshFrom: number
}

export interface PageCacheLimits {
  pageFresh: number
  pageStale: number
  pageRetry: number
  pageCacheBytes: number
}

const PLAIN_ADDRESS = / \/(?:[a-z0-9][a-z0-9_.-]*(?:\/[a-z0-9][a-z0-9_.-]*)*)?$/

/** Fresh for some seconds, then still sent while refreshed. Addresses that anyone can invent share a small part. */
export class PageCache {
  readonly #limits: PageCacheLimits
  readonly #now: () => number
  readonly #pages: LRUCache<string, KeptPage>
  readonly #oddities: LRUCache<string, KeptPage>

  constructor(limits: PageCacheLimits, now: () => number) {
    this.#limits = limits
    this.#now = now
    this.#pages = this.#store(limits.pageCacheBytes)
    this.#oddities = this.#store(Math.ceil(limits.pageCacheBytes / 8))
  }

  find(key: string): { page: Page; isFresh: boolean } | undefined {
    const kept = this.#get(key)
    if (kept === undefined) return undefined
    return { page: kept.page, isFresh: this.#now() < kept.freshUntil }
  }

  keep(key: string, page: Page): void {
    const freshUntil = this.#now() + this.#limits.pageFresh
    const isOdd = page.status === 404 || !PLAIN_ADDRESS.test(key)
    const [store, other] = isOdd ? [this.#oddities, this.#pages] : [this.#pages, this.#oddities]
    other.delete(key)
    store.set(key, { page, freshUntil, refreshFrom: freshUntil })
  }

  isDue(key: string): boolean {
    const kept = this.#get(key)
    return kept !== undefined && this.#now() >= kept.refreshFrom
  }

  /** After a failed refresh: keeps the copy and delays the next try. */
  postpone(key: string): void {
    const kept = this.#get(key)
    if (kept !== undefined) kept.refreshFrom = this.#now() + this.#limits.pageRetry
  }

  drop(key: string): void {
    this.#pages.delete(key)
    this.#oddities.delete(key)
  }

  #get(key: string): KeptPage | undefined {
    return this.#pages.get(key) ?? this.#oddities.get(key)
  }

  #store(maxSize: number): LRUCache<string, KeptPage> {
    return new LRUCache({
      maxSize,
      sizeCalculation: ({ page }, key) => sizeOf(page) + key.length,
      ttl: this.#limits.pageFresh + this.#limits.pageStale,
      perf: { now: this.#now },
      ttlResolution: 0,
    })
  }
}
