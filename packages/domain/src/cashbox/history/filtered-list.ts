import { action, computed, makeObservable, observableRef } from 'mobx'
import type { KeyedReads, Pages, Reads } from '../../core/index.ts'

/** Lists kept for switching between filters. */
const MAX_LISTS = 4

/** A part of a list, as it comes. */
interface Part<T> {
  readonly items: T[]
  /** Entries that came, with those of another filter. */
  readonly received: number
  /** Null where the platform does not send it. */
  readonly total: number | null
}

export interface FilteredListOptions<Filter, Answer> {
  /** Of its reads. */
  readonly name: string
  readonly pageSize: number
  /** Entries that one call answers where all are wanted. Default: `pageSize`. */
  readonly fileSize?: number
  readonly load: (filter: Filter, at: { offset: number; limit: number }, signal: AbortSignal) => Promise<Answer>
  /** Called with each answer to the filter that is shown. */
  readonly onAnswer: (answer: Answer) => void
}

/** A player's list by filter, page by page, and all of it for a file. */
export class FilteredList<T extends { readonly id: string }, Filter extends object, Answer extends Part<T>> {
  filter: Filter | null = null
  readonly #options: FilteredListOptions<Filter, Answer>
  readonly #lists: KeyedReads<Pages<T>>
  #gathering: AbortController | null = null

  constructor(reads: Reads, options: FilteredListOptions<Filter, Answer>) {
    this.#options = options
    const { name, pageSize, load, onAnswer } = options
    const loadPage = async (key: string, page: number, signal: AbortSignal): Promise<Answer> => {
      const filter = JSON.parse(key) as Filter
      const answer = await load(filter, { offset: (page - 1) * pageSize, limit: pageSize }, signal)
      if (JSON.stringify(this.filter) === key) onAnswer(answer)
      return answer
    }
    this.#lists = reads.pages<T>(name, loadPage, {
      pageSize,
      keyOf: ({ id }) => id,
      max: MAX_LISTS,
      language: 'expire',
      isLive: true,
      isFresh: true,
    })
    makeObservable(this, { filter: observableRef, pages: computed, show: action })
  }

  get pages(): Pages<T> | null {
    return this.filter && this.#lists.get(JSON.stringify(this.filter))
  }

  /** Filters are compared as JSON: give their members in the same order. */
  show(filter: Filter): void {
    if (JSON.stringify(this.filter) !== JSON.stringify(filter)) this.filter = filter
  }

  /** All entries of the filter, for an export. Aborted by `leave`. */
  async all(): Promise<T[]> {
    const { filter } = this
    if (!filter) return []
    const { signal } = (this.#gathering = new AbortController())
    const { load, pageSize, fileSize: limit = pageSize } = this.#options
    const items = new Map<string, T>()
    for (let offset = 0; ;) {
      // oxlint-disable-next-line no-await-in-loop -- where the list ends, only its page tells
      const page = await load(filter, { offset, limit }, signal)
      for (const item of page.items) items.set(item.id, item)
      offset += page.received
      const isAllThere = page.total !== null && offset >= page.total
      if (page.received < limit || isAllThere) return [...items.values()]
    }
  }

  /** Ends what is gathered for a file: the page closes. */
  leave(): void {
    this.#gathering?.abort()
  }
}
