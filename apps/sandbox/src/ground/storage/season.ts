import type { PlatformClock } from '../values/platform-clock.ts'
import type { Database } from './database.ts'

/** A file that is older begins its events again, so that a demonstration never finds all of them over. */
const SEASON_MS = 3 * 86_400_000
/** Ids of events that control calls make. */
const FIRST_MADE = 1000

interface Seed {
  readonly id: number
  readonly slug: string
}

export interface SeasonEntry<S extends Seed> {
  readonly seed: S
  /** What its times count from. */
  readonly origin: number
}

export interface SeasonOptions<S extends Seed> {
  readonly database: Database
  readonly clock: PlatformClock
  /** Events of the operator. */
  readonly known: readonly S[]
  /** Under which the database keeps when the season began. */
  readonly name: string
  /** Tables of what happened in an event, with the column of its id. */
  readonly tables: readonly string[]
  readonly column: string
  /** Removes what belongs to no single event. */
  readonly onRestart?: () => void
}

/** The operator's events and those that control calls make, with the moment that their times count from. */
export class Season<S extends Seed> {
  readonly #options: SeasonOptions<S>
  readonly #made = new Map<number, SeasonEntry<S>>()
  #origin: number

  constructor(options: SeasonOptions<S>) {
    this.#options = options
    const { database, clock, name } = options
    this.#origin = Number(database.remember(name, () => String(clock.now())))
    if (clock.now() - this.#origin > SEASON_MS) this.restart()
    else this.forgetMade()
  }

  /** What the times of the operator's events count from. */
  get origin(): number {
    return this.#origin
  }

  entries(): SeasonEntry<S>[] {
    const known = this.#options.known.filter(({ id }) => !this.#made.has(id))
    return [...known.map((seed) => ({ seed, origin: this.#origin })), ...this.#made.values()]
  }

  /** Adds an event that begins to count its times now. One of the same slug is replaced, with all that happened in it. */
  put(slug: string, withId: (id: number) => S): SeasonEntry<S> {
    const before = this.entries().find(({ seed }) => seed.slug === slug)?.seed
    const id = before?.id ?? Math.max(FIRST_MADE, ...this.#made.keys()) + 1
    if (before) this.#clear('=', id)
    return this.replace(withId(id))
  }

  /** Makes an event count its times from now, and keeps what happened in it. */
  replace(seed: S): SeasonEntry<S> {
    const entry = { seed, origin: this.#options.clock.now() }
    this.#made.set(seed.id, entry)
    return entry
  }

  /** Removes what control calls made and what happened in it. */
  forgetMade(): void {
    for (const id of this.#made.keys()) this.#clear('=', id)
    this.#made.clear()
    this.#clear('>', FIRST_MADE)
  }

  /** Begins the operator's events again, without what happened in them. */
  restart(): void {
    const { database, clock, name, onRestart } = this.#options
    this.forgetMade()
    this.#clear('>', 0)
    onRestart?.()
    this.#origin = clock.now()
    database.setMeta(name, String(this.#origin))
  }

  #clear(compare: '=' | '>', id: number): void {
    const { database, tables, column } = this.#options
    database.transaction(() => {
      for (const table of tables) database.run(`DELETE FROM ${table} WHERE ${column} ${compare} ?`, id)
    })
  }
}
