import { action, makeObservable, observable, observableRef } from 'mobx'

import { createDeferred, type Deferred } from '../value/deferred.ts'
import { abortedError, DomainError } from '../value/errors.ts'

export interface Page<T> {
  items: T[]
  /** Entries that came, with those that were left out. Default: the number of items. */
  received?: number
  /** Null or absent: the platform does not send it. */
  total?: number | null
}

export interface PagesSnapshot<T> {
  items: T[]
  total: number | null
  isLoaded: boolean
  pages: number
}

export interface PagesOptions<T> {
  readonly pageSize: number
  /** Duplicates by key are dropped: the list may shift between two pages. */
  readonly keyOf?: (item: T) => string
  /** Called once for each load that failed and was not replaced by another. */
  onFailure?(error: DomainError, failed: Pages<T>): void
}

const ignore = (): void => undefined

/**
 * A list by pages. A short page, reaching `total`, or a further page without a new item ends it. A failed page is tried again
 * by the next call.
 */
export class Pages<T> {
  items: readonly T[] = []
  /** Number of all items, if the server tells it. */
  total: number | null = null
  isLoaded = false
  state: 'idle' | 'loading' | 'ready' | 'failed' = 'idle'
  error: DomainError | null = null

  readonly #load: (page: number, signal: AbortSignal) => Promise<Page<T>>
  readonly #options: PagesOptions<T>
  #pages = 0
  #wanted = 1
  #isExpired = false
  #isDisposed = false
  #run: AbortController | null = null
  #waiting: Deferred<void> | null = null

  constructor(load: (page: number, signal: AbortSignal) => Promise<Page<T>>, options: PagesOptions<T>) {
    this.#load = load
    this.#options = options
    makeObservable<this, 'begin' | 'accept' | 'fail'>(this, {
      items: observableRef,
      total: observable,
      isLoaded: observable,
      state: observable,
      error: observableRef,
      begin: action,
      accept: action,
      fail: action,
      reset: action,
      expire: action,
      restore: action,
    })
  }

  /** Loads the page after the last, or joins the load under way. Rejects with a DomainError, never "unhandled". */
  loadNext(): Promise<void> {
    if (this.#waiting) return this.#waiting.promise
    if (this.#isExpired) return this.reload()
    const next = this.#pages + 1
    return this.isLoaded ? Promise.resolve() : this.begin(next, next)
  }

  get isIdle(): boolean {
    return this.state === 'idle'
  }

  get isLoading(): boolean {
    return this.state === 'loading'
  }

  get hasFailed(): boolean {
    return this.state === 'failed'
  }

  /** See `Resource.underWay`. */
  get underWay(): Promise<void> | null {
    return this.#waiting?.promise ?? null
  }

  /** Pages are missing, or out of date. False after a failure, which waits for a retry. */
  get needsLoad(): boolean {
    return !this.#isDisposed && (this.#isExpired || (!this.hasFailed && this.#lacksPages))
  }

  /** Number of pages that `ensure` loads. Default: the first. */
  get wanted(): number {
    return this.#wanted
  }

  /** Lets `ensure` load at least `count` pages, such as a visitor had who comes back to the list. */
  want(count: number): void {
    this.#wanted = Math.max(this.#wanted, count)
  }

  /** Loads the wanted pages that are missing: the first, then the others in parallel. Rejects like `loadNext`. */
  ensure(): Promise<void> {
    const ended = this.#ensure()
    ended.catch(ignore)
    return ended
  }

  /** Reads all loaded pages again, of a list that is out of date all wanted ones; the old items stay until all of them arrive. */
  reload(): Promise<void> {
    const wanted = this.#isExpired && !this.isLoaded ? this.#wanted : 1
    return this.begin(1, Math.max(wanted, this.#pages))
  }

  reread(): void {
    if (!this.isIdle) void this.reload()
  }

  /** Marks the list as out of date: it stays in view, and the next `ensure` loads it. */
  expire(): void {
    this.#giveUp()
    this.#isExpired = this.#pages > 0
    this.state = this.#isExpired ? 'ready' : 'idle'
    this.error = null
  }

  reset(): void {
    this.#giveUp()
    this.#wanted = 1
    this.restore({ items: [], total: null, isLoaded: false, pages: 0 })
  }

  /** Aborts the running load and stops loading; the list stays. */
  dispose(): void {
    this.#isDisposed = true
    this.#giveUp()
  }

  snapshot(): PagesSnapshot<T> {
    return { items: [...this.items], total: this.total, isLoaded: this.isLoaded, pages: this.#pages }
  }

  restore({ items, total, isLoaded, pages }: PagesSnapshot<T>): void {
    this.items = items
    this.total = total
    this.isLoaded = isLoaded
    this.#pages = pages
    this.#isExpired = false
    this.error = null
    this.state = pages > 0 ? 'ready' : 'idle'
  }

  get #lacksPages(): boolean {
    return !this.isLoaded && this.#pages < this.#wanted
  }

  async #ensure(): Promise<void> {
    if (this.#pages === 0 || this.#isExpired) await this.loadNext()
    if (!this.#lacksPages) return
    await this.#waiting?.promise
    if (!this.#isExpired && this.#lacksPages) await this.begin(this.#pages + 1, this.#wanted)
  }

  /** Loads the pages from `first` to `last` in parallel. */
  private begin(first: number, last: number): Promise<void> {
    const waiting = (this.#waiting ??= createDeferred<void>())
    if (this.#isDisposed) {
      this.#giveUp()
      return waiting.promise
    }
    this.#run?.abort()
    const run = new AbortController()
    this.#run = run
    this.state = 'loading'
    this.error = null
    void this.#follow(first, last, run)
    return waiting.promise
  }

  async #follow(first: number, last: number, run: AbortController): Promise<void> {
    try {
      const numbers = Array.from({ length: last - first + 1 }, (_, index) => first + index)
      const answers = await Promise.all(numbers.map((page) => this.#load(page, run.signal)))
      if (this.#run === run) this.accept(first, answers)
    } catch (thrown) {
      if (this.#run === run) this.fail(DomainError.from(thrown))
    }
  }

  private accept(first: number, answers: readonly Page<T>[]): void {
    const last = first + answers.length - 1
    const { items, received = items.length, total = null } = answers.at(-1) ?? { items: [] }
    const before = first === 1 ? [] : this.items
    const added = answers.flatMap((answer) => answer.items)
    this.items = this.#withoutRepeats(before, added)
    this.total = total
    this.#pages = last
    this.#isExpired = false
    const isAllThere = total !== null && last * this.#options.pageSize >= total
    // The platform ignores the number of the page, or sends nothing that can be read.
    const isNothingNew = first > 1 && this.items.length === before.length && (added.length > 0 || before.length === 0)
    this.isLoaded = received < this.#options.pageSize || isAllThere || isNothingNew
    this.state = 'ready'
    this.#settled()?.resolve()
  }

  private fail(error: DomainError): void {
    this.state = 'failed'
    this.error = error
    this.#settled()?.reject(error)
    this.#options.onFailure?.(error, this)
  }

  #giveUp(): void {
    this.#run?.abort()
    this.#run = null
    this.#waiting?.reject(abortedError())
    this.#waiting = null
  }

  #settled(): Deferred<void> | null {
    const waiting = this.#waiting
    this.#run = null
    this.#waiting = null
    return waiting
  }

  #withoutRepeats(shown: readonly T[], added: readonly T[]): T[] {
    const { keyOf } = this.#options
    if (!keyOf) return [...shown, ...added]
    const keys = new Set(shown.map(keyOf))
    const fresh = added.filter((item) => {
      const key = keyOf(item)
      if (keys.has(key)) return false
      keys.add(key)
      return true
    })
    return [...shown, ...fresh]
  }
}
