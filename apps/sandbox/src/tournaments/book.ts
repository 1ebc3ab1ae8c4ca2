import type { PlatformClock } from '../control/platform-clock.ts'
import type { Database } from '../storage/database.ts'
import { SERIES, TOURNAMENTS } from './known/index.ts'
import { statusAt, type SeriesNow, type SeriesSeed, type TournamentNow, type TournamentSeed } from './tournament.ts'

/** A file that is older begins its tournaments again, so that a demonstration never finds all of them over. */
const SEASON_MS = 3 * 86_400_000
/** Ids of tournaments that control calls make. */
const FIRST_MADE = 1000
const META = 'tournaments'

const TABLES = ['members', 'invitations', 'scores', 'results'] as const

interface Entry {
  readonly seed: TournamentSeed
  /** What its times count from. */
  readonly origin: number
}

/** The tournaments and series there are, with their times. */
export class TournamentBook {
  readonly #database: Database
  readonly #clock: PlatformClock
  readonly #made = new Map<number, Entry>()
  #origin = 0

  constructor(database: Database, clock: PlatformClock) {
    this.#database = database
    this.#clock = clock
    this.#origin = Number(database.remember(META, () => String(clock.now())))
    if (clock.now() - this.#origin > SEASON_MS) this.restart()
    else this.forgetMade()
  }

  all(): TournamentNow[] {
    const known = TOURNAMENTS.filter(({ id }) => !this.#made.has(id)).map((seed) => ({ seed, origin: this.#origin }))
    return [...known, ...this.#made.values()].map((entry) => this.#now(entry))
  }

  /** By id or slug. */
  find(name: string | number): TournamentNow | null {
    return this.all().find(({ id, slug }) => slug === name || String(id) === String(name)) ?? null
  }

  series(): SeriesNow[] {
    const all = this.all()
    return SERIES.map((one) => this.#seriesNow(one, all))
  }

  /** By id or slug. */
  findSeries(name: string | number): SeriesNow | null {
    return this.series().find(({ id, slug }) => slug === name || String(id) === String(name)) ?? null
  }

  /** Adds a tournament that begins to count its times now. One of the same slug is replaced, with all that happened in it. */
  put(seed: Omit<TournamentSeed, 'id'>): TournamentNow {
    const before = this.find(seed.slug)
    const id = before?.id ?? Math.max(FIRST_MADE, ...this.#made.keys()) + 1
    if (before) this.#clear('=', id)
    const entry = { seed: { ...seed, id }, origin: this.#clock.now() }
    this.#made.set(id, entry)
    return this.#now(entry)
  }

  /** Moves the times of a tournament, counted from now, and keeps what happened in it. */
  move(tournament: TournamentNow, times: Pick<TournamentSeed, 'startsIn' | 'endsIn'>): void {
    const { startsAt: _start, endsAt: _end, status: _status, origin, ...seed } = tournament
    const now = this.#clock.now()
    const conditions = seed.conditions.map((one) =>
      one.type === 'deposit_period'
        ? { ...one, fromIn: one.fromIn + origin - now, toIn: one.toIn + origin - now }
        : one,
    )
    this.#made.set(tournament.id, { seed: { ...seed, ...times, conditions }, origin: now })
  }

  /** Removes what control calls made and what happened in it. */
  forgetMade(): void {
    for (const id of this.#made.keys()) this.#clear('=', id)
    this.#made.clear()
    this.#clear('>', FIRST_MADE)
  }

  /** Begins the operator's tournaments again, without what happened in them. */
  restart(): void {
    this.forgetMade()
    this.#clear('>', 0)
    this.#database.run('DELETE FROM tournament_series_results')
    this.#origin = this.#clock.now()
    this.#database.setMeta(META, String(this.#origin))
  }

  #clear(compare: '=' | '>', id: number): void {
    this.#database.transaction(() => {
      for (const table of TABLES)
        this.#database.run(`DELETE FROM tournament_${table} WHERE tournament_id ${compare} ?`, id)
    })
  }

  #now({ seed, origin }: Entry): TournamentNow {
    const times = { startsAt: origin + seed.startsIn, endsAt: origin + seed.endsIn }
    return { ...seed, ...times, origin, status: statusAt(times, this.#clock.now()) }
  }

  /** From the start of its first tournament to the end of its last. */
  #seriesNow(seed: SeriesSeed, all: readonly TournamentNow[]): SeriesNow {
    const tournaments = all.filter(({ seriesId }) => seriesId === seed.id)
    const startsAt = Math.min(...tournaments.map((one) => one.startsAt))
    const endsAt = Math.max(...tournaments.map((one) => one.endsAt))
    const status = statusAt({ startsAt, endsAt }, this.#clock.now())
    return { ...seed, tournaments, startsAt, endsAt, origin: this.#origin, status }
  }
}
