import type { PlatformClock } from '../ground/values/platform-clock.ts'
import type { Database } from '../ground/storage/database.ts'
import { Season, type SeasonEntry } from '../ground/storage/season.ts'
import { SERIES, TOURNAMENTS } from './known/index.ts'
import { statusAt, type SeriesNow, type SeriesSeed, type TournamentNow, type TournamentSeed } from './tournament.ts'

const TABLES = ['members', 'invitations', 'scores', 'results'] as const

/** The tournaments and series there are, with their times. */
export class TournamentBook {
  readonly #clock: PlatformClock
  readonly #season: Season<TournamentSeed>

  constructor(database: Database, clock: PlatformClock) {
    this.#clock = clock
    this.#season = new Season({
      database,
      clock,
      known: TOURNAMENTS,
      name: 'tournaments',
      tables: TABLES.map((table) => `tournament_${table}`),
      column: 'tournament_id',
      onRestart: () => void database.run('DELETE FROM tournament_series_results'),
    })
  }

  all(): TournamentNow[] {
    return this.#season.entries().map((entry) => this.#now(entry))
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
    return this.#now(this.#season.put(seed.slug, (id) => ({ ...seed, id })))
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
    this.#season.replace({ ...seed, ...times, conditions })
  }

  /** Removes what control calls made and what happened in it. */
  forgetMade(): void {
    this.#season.forgetMade()
  }

  /** Begins the operator's tournaments again, without what happened in them. */
  restart(): void {
    this.#season.restart()
  }

  #now({ seed, origin }: SeasonEntry<TournamentSeed>): TournamentNow {
    const times = { startsAt: origin + seed.startsIn, endsAt: origin + seed.endsIn }
    return { ...seed, ...times, origin, status: statusAt(times, this.#clock.now()) }
  }

  /** From the start of its first tournament to the end of its last. */
  #seriesNow(seed: SeriesSeed, all: readonly TournamentNow[]): SeriesNow {
    const tournaments = all.filter(({ seriesId }) => seriesId === seed.id)
    const startsAt = Math.min(...tournaments.map((one) => one.startsAt))
    const endsAt = Math.max(...tournaments.map((one) => one.endsAt))
    const status = statusAt({ startsAt, endsAt }, this.#clock.now())
    return { ...seed, tournaments, startsAt, endsAt, origin: this.#season.origin, status }
  }
}
