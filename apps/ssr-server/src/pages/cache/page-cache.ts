import type { AddressKind } from '@croupier/contract/document'
import { AGE_LINE } from '@croupier/contract/page-age'
import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Claim, Place, SharedState, SharedValue } from '../../shared-state/shared-state.ts'
import type { MadeOf, Purges } from '../../shared-state/purges.ts'
import { pack, unpack, type Packed } from '../../http/encoding.ts'

/** When a page was made. Milliseconds since 1970. */
export interface PageTimes {
  /** The time that the page itself shows. */
  readonly renderedAt: number
  /** Of the oldest answer of the platform in it. */
  readonly asOf: number
}

export interface Page extends PageTimes {
  readonly made: MadeOf
  readonly status: number
  readonly policy: string
  readonly etag: string
  readonly packed: Packed
}

/** The etag covers the policy too, so that a browser does not keep a page under an old one. */
export async function makePage(
  status: number,
  policy: string,
  html: Buffer,
  about: PageTimes & { readonly made: MadeOf },
): Promise<Page> {
  const digest = createHash('sha256').update(policy).update(html).digest('base64url').slice(0, 22)
  return { status, policy, etag: `W/"${digest}"`, packed: await pack(html), ...about }
}

/** From this age on, in milliseconds, a page says itself when it was made. */
export const AGE_SHOWN = 60_000

export interface PageCacheLimits {
  /** From this age on no page is sent as if it were new. Half of it is for pages, half for the answers in them. */
  publicAnswerFresh: number
  pageStale: number
  pageRetry: number
  pageCacheBytes: number
}

interface KeptPage {
  page: Page
  refreshFrom: number
  hasFailed: boolean
}

/** Shares of the memory; the rest is for last good copies (shared-state/memory-state.ts). */
const SHARES = { fixed: 7 / 16, named: 4 / 16, odd: 1 / 16 } as const
type RoomName = keyof typeof SHARES
const ROOMS = ['fixed', 'named', 'odd'] as const satisfies readonly RoomName[]
/** Where last good copies are: nobody can invent their addresses. */
const COPIED = ['fixed', 'named'] as const satisfies readonly RoomName[]

const OWN_BYTES = 500

/** An address as the site writes it: no capitals, no `%`, no slash at the end, no query. */
const PLAIN_ADDRESS = / \/(?:[a-z0-9][a-z0-9_.-]*(?:\/[a-z0-9][a-z0-9_.-]*)*)?$/

export interface FoundPage {
  readonly page: Page
  readonly isFresh: boolean
  /** Too old to be sent as if it were new. */
  readonly isOld: boolean
  /** The last try to renew it has failed. */
  readonly hasFailed: boolean
}

/** The page with the line that tells its age shown. */
async function showAge({ status, policy, packed, renderedAt, asOf, made }: Page): Promise<Page> {
  const html = packed.identity
  const from = html.indexOf(AGE_LINE.hidden)
  const parts = [html.subarray(0, from), Buffer.from(AGE_LINE.shown), html.subarray(from + AGE_LINE.hidden.length)]
  return makePage(status, policy, from === -1 ? html : Buffer.concat(parts), { renderedAt, asOf, made })
}

export interface PageCacheMeans {
  /** Holds the last good copies, which all nodes share. */
  readonly state: SharedState
  readonly purges: Purges
  /** Nodes of another build have other pages. */
  readonly release: string
  readonly now: () => number
}

/** The last good copy: a page in one of its encodings. */
function copyOf({ packed, ...facts }: Page): SharedValue {
  return { facts: { ...facts }, bytes: packed.br }
}

async function pageOf({ facts, bytes }: SharedValue): Promise<Page> {
  // All that is kept in these rooms is a copy of this build.
  return { ...(facts as unknown as Omit<Page, 'packed'>), packed: await unpack(bytes) }
}

/**
 * Pages in three rooms, so that addresses of one kind push out none of another: those that anybody can invent push out no
 * page of the platform's, and those no page of the site's. Last good copies are kept beside them, for all nodes.
 */
export class PageCache {
  readonly #limits: PageCacheLimits
  readonly #state: SharedState
  readonly #purges: Purges
  readonly #release: string
  readonly #now: () => number
  readonly #rooms: Readonly<Record<RoomName, LRUCache<string, KeptPage>>>
  /** A page with its age shown, by the page that it was made from and by itself, so that it is made once. */
  readonly #withAge = new WeakMap<Page, Promise<Page>>()

  constructor(limits: PageCacheLimits, { state, purges, release, now }: PageCacheMeans) {
    this.#limits = limits
    this.#state = state
    this.#purges = purges
    this.#release = release
    this.#now = now
    this.#rooms = { fixed: this.#open('fixed'), named: this.#open('named'), odd: this.#open('odd') }
  }

  find(key: string): FoundPage | undefined {
    const kept = this.#get(key)
    if (kept === undefined) return undefined
    const { page, hasFailed } = kept
    const age = this.#now() - page.asOf
    const { publicAnswerFresh } = this.#limits
    return { page, isFresh: age < publicAnswerFresh / 2, isOld: age >= publicAnswerFresh, hasFailed }
  }

  /** Finds a page also among the last good copies. */
  async recall(key: string): Promise<FoundPage | undefined> {
    return this.find(key) ?? ((await this.#takeCopy(key, () => true)) ? this.find(key) : undefined)
  }

  /** Takes a page that another node has made meanwhile; null where there is none that is fresh. */
  async takeFresh(key: string): Promise<Page | null> {
    return this.#takeCopy(key, ({ asOf }) => this.#now() - asOf < this.#limits.publicAnswerFresh / 2)
  }

  /** The right to render this page for all nodes. */
  async claim(key: string): Promise<Claim | null> {
    return this.#state.claim(this.#placeOf('fixed', key))
  }

  keep(key: string, page: Page, kind: AddressKind): void {
    if (kind === 'secret' || this.#isPurged(page)) return
    const name = page.status === 404 || !PLAIN_ADDRESS.test(key) ? 'odd' : kind
    for (const other of ROOMS) if (other !== name) this.#forget(other, key)
    this.#put(name, key, page)
    if (name !== 'odd') void this.#state.keep(this.#placeOf(name, key), copyOf(page), this.#lifetime)
  }

  /** The page as it is to be sent now: one that has become old shows its age, and is kept so until it is made new. */
  async withAge(key: string, page: Page): Promise<Page> {
    if (this.#now() - page.asOf < AGE_SHOWN) return page
    const known = this.#withAge.get(page)
    if (known) return known
    const making = showAge(page)
    this.#withAge.set(page, making)
    const made = await making
    this.#withAge.set(made, making)
    const kept = this.#get(key)
    if (kept?.page === page) kept.page = made
    return made
  }

  isDue(key: string): boolean {
    const kept = this.#get(key)
    return kept !== undefined && this.#now() >= kept.refreshFrom
  }

  /** After a failed refresh: keeps the copy and delays the next try. */
  postpone(key: string): void {
    const kept = this.#get(key)
    if (kept === undefined) return
    kept.refreshFrom = this.#now() + this.#limits.pageRetry
    kept.hasFailed = true
  }

  drop(key: string): void {
    for (const name of ROOMS) this.#forget(name, key)
  }

  async #takeCopy(key: string, isGood: (times: PageTimes) => boolean): Promise<Page | null> {
    // Others have no copy.
    if (!PLAIN_ADDRESS.test(key)) return null
    for (const name of COPIED) {
      // oxlint-disable-next-line no-await-in-loop -- a page is in one room only
      const copy = await this.#state.find(this.#placeOf(name, key))
      if (copy === null) continue
      const facts = copy.facts as unknown as Omit<Page, 'packed'>
      if (!isGood(facts) || this.#isPurged(facts)) continue
      // oxlint-disable-next-line no-await-in-loop -- as above
      const page = await pageOf(copy)
      const kept = this.#get(key)
      // It may have been made anew meanwhile.
      if (kept !== undefined && kept.page.asOf >= page.asOf) return kept.page
      this.#put(name, key, page)
      return page
    }
    return null
  }

  #placeOf(name: (typeof COPIED)[number], key: string): Place {
    return { room: `${name}-pages`, name: `${this.#release} ${key}` }
  }

  #get(key: string): KeptPage | undefined {
    const { fixed, named, odd } = this.#rooms
    const kept = fixed.get(key) ?? named.get(key) ?? odd.get(key)
    return kept !== undefined && this.#isPurged(kept.page) ? undefined : kept
  }

  #isPurged({ made, asOf }: Pick<Page, 'made' | 'asOf'>): boolean {
    return this.#purges.covers(made, asOf)
  }

  #put(name: RoomName, key: string, page: Page): void {
    const refreshFrom = page.asOf + this.#limits.publicAnswerFresh / 2
    this.#rooms[name].set(key, { page, refreshFrom, hasFailed: false }, { start: page.asOf })
  }

  #forget(name: RoomName, key: string): void {
    this.#rooms[name].delete(key)
    if (name !== 'odd' && PLAIN_ADDRESS.test(key)) void this.#state.forget(this.#placeOf(name, key))
  }

  /** How long a page is kept. */
  get #lifetime(): number {
    const { publicAnswerFresh, pageStale } = this.#limits
    return Math.ceil(publicAnswerFresh / 2) + pageStale
  }

  #open(name: RoomName): LRUCache<string, KeptPage> {
    return new LRUCache({
      ttl: this.#lifetime,
      perf: { now: this.#now },
      ttlResolution: 0,
      maxSize: Math.ceil(this.#limits.pageCacheBytes * SHARES[name]),
      sizeCalculation: ({ page: { packed, policy } }, key) =>
        packed.identity.length + packed.br.length + packed.gzip.length + policy.length + key.length + OWN_BYTES,
    })
  }
}
