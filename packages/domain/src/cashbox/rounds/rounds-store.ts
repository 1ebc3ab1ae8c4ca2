import { action, makeObservable, observable, observableRef } from 'mobx'
import { type KeyedReads, type Means, type Pages, type Resource, Throttle, together } from '../../core/index.ts'
import { FilteredList } from '../history/filtered-list.ts'
import { monthBounds, type PlayResults, resultBounds, type ResultUnit } from './play-results.ts'
import type { Round, RoundGame } from './round.ts'
import { createRoundsApi, type RoundPage, type RoundsQuery } from './rounds-api.ts'
import { MAX_ROUNDS } from './rounds-wire.ts'

export type RoundsMeans = Pick<Means, 'http' | 'live' | 'clock' | 'timers' | 'reads'>

export type RoundsFilter = Pick<RoundsQuery, 'game' | 'from' | 'to'>

/** Rounds that one call answers. */
export const ROUNDS_PAGE = 20

/** Minimum time between two reads of the results while rounds are played. */
const RESULTS_THROTTLE_MS = 2000

/** A player's rounds by filter, page by page, all of them for a file, and what came of them. */
export class RoundsStore {
  /** All games that the player has rounds of; none until they are known. */
  games: readonly RoundGame[] = []
  /** When the first round was that the platform keeps; null: unknown. */
  oldestAt: number | null = null
  /** A round has ended since the list was read. */
  hasNew = false
  readonly #list: FilteredList<Round, RoundsFilter, RoundPage>
  readonly #live: RoundsMeans['live']
  readonly #results: KeyedReads<Resource<PlayResults>>
  readonly #statements: KeyedReads<Resource<PlayResults>>
  readonly #rereading: Throttle

  constructor({ http, live, clock, timers, reads }: RoundsMeans) {
    const api = createRoundsApi(http)
    const options = { language: 'keep', isLive: true, isFresh: true, isInSnapshot: false } as const
    this.#live = live
    this.#list = new FilteredList(reads, {
      name: 'rounds',
      pageSize: ROUNDS_PAGE,
      fileSize: MAX_ROUNDS,
      load: (filter, at, signal) => api.rounds({ ...filter, ...at }, signal),
      onAnswer: (answer) => this.learn(answer),
    })
    this.#results = reads.keyed(
      'rounds.results',
      (unit, signal) => api.results(resultBounds(unit as ResultUnit, clock.now()), signal),
      options,
    )
    this.#statements = reads.keyed(
      'rounds.statements',
      (year, signal) => api.results(monthBounds(Number(year), clock.now()), signal),
      options,
    )
    this.#rereading = new Throttle(timers, RESULTS_THROTTLE_MS, () => {
      for (const results of [...this.#results.shown(), ...this.#statements.shown()]) results.reread()
    })
    makeObservable<this, 'learn' | 'tellNew'>(this, {
      games: observableRef,
      oldestAt: observable,
      hasNew: observable,
      show: action,
      showNew: action,
      learn: action,
      tellNew: action,
    })
  }

  get pages(): Pages<Round> | null {
    return this.#list.pages
  }

  show({ game, from, to }: RoundsFilter): void {
    this.#list.show({ game, from, to })
  }

  /** Reads the list again, with the rounds that have ended since. */
  showNew(): void {
    this.hasNew = false
    this.pages?.reread()
  }

  /** All rounds of the filter, for an export. Aborted when the page closes. */
  all(): Promise<Round[]> {
    return this.#list.all()
  }

  /** By days, months or years. Steps begin at midnight of the host's time zone: read them in the browser only. */
  results(unit: ResultUnit): Resource<PlayResults> {
    return this.#results.get(unit)
  }

  /** By the months of a year. */
  statement(year: number): Resource<PlayResults> {
    return this.#statements.get(String(year))
  }

  /** Notices rounds that end while a page is open. Returns what ends it. */
  follow(): () => void {
    return together(
      this.#live.on('round-finished', () => {
        this.tellNew()
        this.#rereading.ask()
      }),
      this.#rereading.stop,
      () => this.#list.leave(),
    )
  }

  private learn({ games, oldestAt }: RoundPage): void {
    this.games = games
    this.oldestAt = oldestAt
  }

  private tellNew(): void {
    this.hasNew = true
  }
}
