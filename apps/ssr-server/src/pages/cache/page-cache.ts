import type { AddressKind } from '@croupier/contract/document'
import { AGE_LINE } from '@croupier/contract/page-age'
import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { pack, unpack, type Packed } from '../../http/encoding.ts'

/** When a page was made. Milliseconds since 1970. */
export interface PageTimes {
  /** The time that the page itself shows. */
  readonly renderedAt: number
  /** Of the oldest answer of the platform in it. */
  readonly asOf: number
}

export interface Page extends PageTimes {
  readonly status: number
  readonly policy: string
  readonly etag: string
  readonly packed: Packed
}

/** The etag covers the policy too, so that a browser does not keep a page under an old one. */
export async function makePage(status: number, policy: string, html: Buffer, times: PageTimes): Promise<Page> {
  const digest = createHash('sha256').update(policy).update(html).digest('base64url').slice(0, 22)
  return { status, policy, etag: `W/"${digest}"`, packed: await pack(html), ...times }
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

/** A page as one of its encodings, for the time when it has been pushed out of the others' room. */
type LastCopy = Omit<Page, 'packed'> & { readonly br: Buffer }

/** Shares of the memory: of whole pages, and of last good copies, which take a tenth each. */
const SHARES = { fixed: [7 / 16, 1 / 16], named: [4 / 16, 3 / 16], odd: [1 / 16, 0] } as const
type RoomName = keyof typeof SHARES
const ROOMS = ['fixed', 'named', 'odd'] as const satisfies readonly RoomName[]

interface Room {
  readonly pages: LRUCache<string, KeptPage>
  readonly lastCopies: LRUCache<string, LastCopy> | null
}

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
async function showAge({ status, policy, packed, renderedAt, asOf }: Page): Promise<Page> {
  const html = packed.identity
  const from = html.indexOf(AGE_LINE.hidden)
  const parts = [html.subarray(0, from), Buffer.from(AGE_LINE.shown), html.subarray(from + AGE_LINE.hidden.length)]
  return makePage(status, policy, from === -1 ? html : Buffer.concat(parts), { renderedAt, asOf })
}

/**
 * Pages in three rooms, so that addresses of one kind push out none of another: those that anybody can invent push out no
 * page of the platform's, and those no page of the site's. The last good copies have room of their own.
 */
export class PageCache {
  readonly #limits: PageCacheLimits
  readonly #now: () => number
  readonly #rooms: Readonly<Record<RoomName, Room>>
  /** A page with its age shown, by the page that it was made from and by itself, so that it is made once. */
  readonly #withAge = new WeakMap<Page, Promise<Page>>()

  constructor(limits: PageCacheLimits, now: () => number) {
    this.#limits = limits
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
    const found = this.find(key)
    if (found) return found
    for (const name of ROOMS) {
      const copy = this.#rooms[name].lastCopies?.get(key)
      if (copy === undefined) continue
      const { br, ...rest } = copy
      // oxlint-disable-next-line no-await-in-loop -- a page is in one room only
      const packed = await unpack(br)
      // It may have been made anew meanwhile.
      if (this.#get(key) === undefined) this.#put(name, key, { ...rest, packed })
      return this.find(key)
    }
    return undefined
  }

  keep(key: string, page: Page, kind: AddressKind): void {
    if (kind === 'secret') return
    const name = page.status === 404 || !PLAIN_ADDRESS.test(key) ? 'odd' : kind
    for (const other of ROOMS) if (other !== name) this.#forget(other, key)
    this.#put(name, key, page)
    const { packed, ...rest } = page
    this.#rooms[name].lastCopies?.set(key, { ...rest, br: packed.br })
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

  #get(key: string): KeptPage | undefined {
    const { fixed, named, odd } = this.#rooms
    return fixed.pages.get(key) ?? named.pages.get(key) ?? odd.pages.get(key)
  }

  #put(name: RoomName, key: string, page: Page): void {
    const refreshFrom = page.asOf + this.#limits.publicAnswerFresh / 2
    this.#rooms[name].pages.set(key, { page, refreshFrom, hasFailed: false }, { start: page.asOf })
  }

  #forget(name: RoomName, key: string): void {
    const { pages, lastCopies } = this.#rooms[name]
    pages.delete(key)
    lastCopies?.delete(key)
  }

  #open(name: RoomName): Room {
    const { pageCacheBytes, publicAnswerFresh, pageStale } = this.#limits
    const [pages, copies] = SHARES[name]
    const common = { ttl: Math.ceil(publicAnswerFresh / 2) + pageStale, perf: { now: this.#now }, ttlResolution: 0 }
    return {
      pages: new LRUCache({
        ...common,
        maxSize: Math.ceil(pageCacheBytes * pages),
        sizeCalculation: ({ page: { packed, policy } }, key) =>
          packed.identity.length + packed.br.length + packed.gzip.length + policy.length + key.length + OWN_BYTES,
      }),
      lastCopies:
        copies === 0
          ? null
          : new LRUCache({
              ...common,
              maxSize: Math.ceil(pageCacheBytes * copies),
              sizeCalculation: ({ br, policy }, key) => br.length + policy.length + key.length + OWN_BYTES,
            }),
    }
  }
}
