import { action, computed, makeObservable, observable, observableRef, runInAction } from 'mobx'
import type { Resource, Timers } from '../../core/index.ts'
import type { ParticipantsApi } from './participants-api.ts'
import {
  FIRST_PARTICIPANTS,
  isSameQuery,
  pageCount,
  pageOfRank,
  type ParticipantsPage,
  type ParticipantsQuery,
} from './participants-query.ts'

/** The search is sent when no key was pressed for this long, ms. */
export const SEARCH_DELAY_MS = 300

const ignore = (): void => undefined

export interface ParticipantsTableMeans {
  readonly load: ParticipantsApi['participants']
  readonly timers: Timers
  /** The read of this table, whose load is `loadPage`. */
  readonly read: () => Resource<ParticipantsPage>
}

/**
 * The participants of one promotion by pages, as the visitor sorts and searches them. The latest choice wins: an earlier
 * call is cancelled (docs/product-rules.md, Participants).
 */
export class ParticipantsTable {
  query: ParticipantsQuery = FIRST_PARTICIPANTS
  /** The search as it is typed. */
  typed = ''
  readonly #means: ParticipantsTableMeans
  #cancelSearch: () => void = ignore

  constructor(means: ParticipantsTableMeans) {
    this.#means = means
    makeObservable(this, {
      query: observableRef,
      typed: observable,
      isBehind: computed,
      hasFailed: computed,
      pageCount: computed,
      search: action,
      ask: action,
    })
  }

  get page(): Resource<ParticipantsPage> {
    return this.#means.read()
  }

  /** What is in view is not yet what was asked for. */
  get isBehind(): boolean {
    const { value } = this.page
    return value === undefined || !isSameQuery(value.query, this.query)
  }

  /** What was asked for could not be read. A failed refresh of what is in view is no failure. */
  get hasFailed(): boolean {
    return this.page.hasFailed && this.isBehind
  }

  get pageCount(): number {
    const { value } = this.page
    return value ? pageCount(value) : 1
  }

  /** Takes the text of the search field. It is sent after a pause, or at once when the field was emptied. */
  search(typed: string): void {
    this.typed = typed
    this.#cancelSearch()
    const search = typed.trim()
    const send = () => this.ask({ search, page: 1 })
    if (search === this.query.search) return
    this.#cancelSearch = search === '' ? (send(), ignore) : this.#means.timers.after(SEARCH_DELAY_MS, send)
  }

  /** Asks for another part; what is not named stays as it is. */
  ask(changes: Partial<ParticipantsQuery>): void {
    const query = { ...this.query, ...changes }
    if (isSameQuery(query, this.query)) return
    this.query = query
    void this.page.reload().catch(ignore)
  }

  /** Shows the page with a rank, among all participants. */
  showRank(rank: number): void {
    this.search('')
    this.ask({ ...FIRST_PARTICIPANTS, page: pageOfRank(rank) })
  }

  /** Loads what is asked for. A page behind the last one, as participants may leave, becomes the last one. */
  async loadPage(promotionId: string, signal: AbortSignal): Promise<ParticipantsPage> {
    const { query } = this
    const page = await this.#means.load(promotionId, query, signal)
    const last = page.total === null ? 1 : pageCount(page)
    if (page.participants.length > 0 || query.page <= last || signal.aborted) return page
    runInAction(() => {
      this.query = { ...query, page: last }
    })
    return this.#means.load(promotionId, this.query, signal)
  }
}
