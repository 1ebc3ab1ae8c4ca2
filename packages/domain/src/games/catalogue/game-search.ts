import { action, computed, makeObservable, observableRef } from 'mobx'
import type { Reads, Resource, ResourceState, Timers } from '../../core/index.ts'
import { SEARCH_LIMIT, type SearchResults } from '../search/search-results.ts'
import { type Catalogue, pagesOfSection } from './catalogue.ts'
import { ALL_GAMES } from '../category.ts'
import type { GamesApi } from '../games-api.ts'
import type { WholeCatalogue } from './whole-catalogue.ts'

type SearchCalls = Pick<GamesApi, 'figured' | 'search'>

/** Pause in typing after which a search begins, milliseconds. */
export const SEARCH_DEBOUNCE_MS = 120

/** A query without letters or digits asks for nothing. */
const HAS_WORD = /[\p{L}\p{N}]/u

interface Question {
  readonly text: string
}

const NOTHING_ASKED: Question = { text: '' }

/** Search over the catalogue: answered locally once `open` has loaded the index, until then by the server. */
export class GameSearch {
  question: Question = NOTHING_ASKED
  asked: Question | null = null
  /** The question whose games the server found before the index came: they stay, as a player may be pointing at one. */
  private kept: Question | null = null
  readonly index: Resource<Catalogue>
  readonly #answer: Resource<SearchResults>
  readonly #timers: Timers
  #cancelAsking: (() => void) | null = null

  constructor({ api, timers, reads }: { api: SearchCalls; timers: Timers; reads: Reads }) {
    this.#timers = timers
    this.index = reads.one('games.catalogue', (signal) => loadCatalogue(api, signal), { isInSnapshot: false })
    const answer = async (signal: AbortSignal): Promise<SearchResults> => {
      const { text } = this.asked ?? NOTHING_ASKED
      const { items, total } = await api.search({ q: text, limit: SEARCH_LIMIT }, signal)
      return { games: items, total: total ?? items.length }
    }
    this.#answer = reads.one('games.search', answer, { language: 'expire', isInSnapshot: false })
    makeObservable<this, 'put' | 'askServer' | 'keep' | 'kept'>(this, {
      question: observableRef,
      asked: observableRef,
      kept: observableRef,
      query: computed,
      results: computed,
      put: action,
      askServer: action,
      keep: action,
      close: action,
    })
  }

  get query(): string {
    return this.question.text
  }

  /** Loads the index, if it is not loaded or loading. Call it when the search field is about to be used. */
  open(): void {
    void this.index.ensure()
  }

  setQuery(text: string): void {
    this.put({ text })
  }

  /** Ranked games and their total; `idle` while nothing is typed. */
  get results(): ResourceState<SearchResults> {
    const { question } = this
    // Reading results loads the catalogue, even before anything is typed.
    const index = this.index.value
    if (!HAS_WORD.test(question.text)) return { status: 'idle' }
    if (index && this.kept !== question) return { status: 'ready', value: index.search(question.text) }
    return this.#answered(question)
  }

  /** Clears the query; the index stays. */
  close(): void {
    this.put(NOTHING_ASKED)
    this.asked = null
    this.#answer.reset()
  }

  #answered(question: Question): ResourceState<SearchResults> {
    if (this.asked === null) return { status: 'loading' }
    const { state, value } = this.#answer
    if (this.asked === question && state.status === 'ready') return { status: 'ready', value: state.value }
    const previous = value && { previous: value }
    if (this.asked === question && state.status === 'failed')
      return { status: 'failed', error: state.error, ...previous }
    return { status: 'loading', ...previous }
  }

  private put(question: Question): void {
    this.question = question
    this.#cancelAsking?.()
    this.#cancelAsking = null
    if (!HAS_WORD.test(question.text) || this.index.value) return
    this.#cancelAsking = this.#timers.after(SEARCH_DEBOUNCE_MS, () => this.askServer(question))
  }

  private askServer(question: Question): void {
    if (this.index.value) return
    this.asked = question
    this.#answer.reload().then(
      ({ games }) => {
        if (games.length > 0) this.keep(question)
      },
      () => undefined,
    )
  }

  private keep(question: Question): void {
    if (this.asked === question && !this.index.value) this.kept = question
  }
}

/** Loads the search code in parallel with the games, to keep it out of the first page. */
async function loadCatalogue(api: SearchCalls, signal: AbortSignal): Promise<Catalogue> {
  const code = import('./whole-catalogue.ts')
  // Avoids an unhandled rejection when the games fail first.
  code.catch(() => undefined)
  let catalogue: WholeCatalogue | undefined
  for await (const games of pagesOfSection(api, ALL_GAMES, signal)) {
    catalogue ??= new (await code).WholeCatalogue()
    catalogue.add(games)
  }
  return catalogue ?? new (await code).WholeCatalogue()
}
