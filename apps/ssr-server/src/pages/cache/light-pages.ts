import { LRUCache } from 'lru-cache'
import type { Purges } from '../../shared-state/purges.ts'
import type { Page } from './page-cache.ts'

/** The browser reads anew all that is in them. */
const LIFETIME_MS = 30_000
const SHARE = 1 / 8

/**
 * Pages for any player, without anything of one: a busy server makes them once and sends them to all players. The browser
 * reads the rest.
 */
export class LightPages {
  readonly #pages: LRUCache<string, Page>
  readonly #purges: Pick<Purges, 'latest'>

  constructor({ pageCacheBytes }: { pageCacheBytes: number }, purges: Pick<Purges, 'latest'>, now: () => number) {
    this.#purges = purges
    this.#pages = new LRUCache({
      ttl: LIFETIME_MS,
      perf: { now },
      ttlResolution: 0,
      maxSize: Math.ceil(pageCacheBytes * SHARE),
      sizeCalculation: ({ packed }, key) =>
        packed.identity.length + packed.br.length + packed.gzip.length + key.length + 500,
    })
  }

  find(key: string): Page | undefined {
    const page = this.#pages.get(key)
    return page !== undefined && page.asOf <= this.#purges.latest ? undefined : page
  }

  keep(key: string, page: Page): void {
    this.#pages.set(key, page)
  }
}
