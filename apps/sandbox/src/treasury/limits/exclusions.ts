import type { PlatformClock } from '../../ground/values/platform-clock.ts'
import type { Database } from '../../ground/storage/database.ts'
import { ApiError, notFound } from '../../ground/wire/api-error.ts'
import type { ExclusionRules } from '../../ground/wire/market-rules.ts'
import { afterTerm, type Term } from './term.ts'

/** A player's own exclusion from play. */
export interface Exclusion {
  /** Slug of the kind of games; null: all play. */
  category: string | null
  since: number
  /** Until then nothing ends it. */
  leastUntil: number
  /** Null: until the player asks to lift it. */
  endsAt: number | null
}

interface ExclusionRow {
  category: string
  since: number
  least_until: number
  ends_at: number | null
  cooling: Term
}

/** How an exclusion is meant: null: open-ended, of all play. */
export interface ExclusionOrder {
  term: Term | null
  category: string | null
}

/** Self-exclusions, which nothing shortens. */
export class Exclusions {
  readonly #database: Database
  readonly #clock: PlatformClock

  constructor(database: Database, clock: PlatformClock) {
    this.#database = database
    this.#clock = clock
  }

  /** Those that run, of all play first. */
  of(playerId: number): Exclusion[] {
    return this.#rows(playerId).map((row) => ({
      category: row.category || null,
      since: row.since,
      leastUntil: row.least_until,
      endsAt: row.ends_at,
    }))
  }

  /** The one of all play; null: none. */
  whole(playerId: number): Exclusion | null {
    return this.of(playerId).find(({ category }) => category === null) ?? null
  }

  /** Starts one, or makes a running one longer. @throws ApiError 422, 409 where the running one ends later */
  start(playerId: number, { term, category }: ExclusionOrder, rules: ExclusionRules): void {
    const now = this.#clock.now()
    const least = term ?? rules.openEnded
    if (least === null || (term !== null && !rules.terms.includes(term)))
      throw new ApiError(422, [{ code: 'invalid', field: 'term' }])
    const leastUntil = afterTerm(now, least)
    const endsAt = term !== null && rules.endsByItself ? leastUntil : null
    const running = this.of(playerId).find((one) => one.category === category)
    if (running && (running.leastUntil > leastUntil || endOf(running) > endOf({ endsAt })))
      throw new ApiError(409, 'exclusion_running')
    this.#database.run(
      `INSERT INTO exclusions (player_id, category, since, least_until, ends_at, cooling) VALUES (?, ?, ?, ?, ?, ?)
       ON CONFLICT DO UPDATE SET since = excluded.since, least_until = excluded.least_until,
         ends_at = excluded.ends_at, cooling = excluded.cooling`,
      playerId,
      category ?? '',
      now,
      leastUntil,
      endsAt,
      rules.cooling,
    )
  }

  /** Takes the request to lift one: it ends after the cooling-off. @throws ApiError 404, 409 before its least time */
  lift(playerId: number, category: string | null): void {
    const row = this.#rows(playerId).find((one) => one.category === (category ?? ''))
    if (!row) throw notFound()
    if (row.ends_at !== null) throw new ApiError(409, 'exclusion_ends')
    const now = this.#clock.now()
    if (row.least_until > now)
      throw new ApiError(409, [{ code: 'exclusion_too_early', data: { from: this.#clock.iso(row.least_until) } }])
    this.#database.run(
      'UPDATE exclusions SET ends_at = ? WHERE player_id = ? AND category = ?',
      afterTerm(now, row.cooling),
      playerId,
      row.category,
    )
  }

  #rows(playerId: number): ExclusionRow[] {
    return this.#database.all<ExclusionRow>(
      'SELECT * FROM exclusions WHERE player_id = ? AND (ends_at IS NULL OR ends_at > ?) ORDER BY category',
      playerId,
      this.#clock.now(),
    )
  }
}

const endOf = ({ endsAt }: Pick<Exclusion, 'endsAt'>): number => endsAt ?? Infinity
