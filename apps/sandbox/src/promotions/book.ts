import type { PlatformClock } from '../control/platform-clock.ts'
import type { Database } from '../storage/database.ts'
import { PROMOTIONS } from './known/index.ts'
import { statusAt, type PromotionNow, type PromotionSeed } from './promotion.ts'

/** A file that is older begins its promotions again, so that a demonstration never finds all of them over. */
const SEASON_MS = 3 * 86_400_000
/** Ids of promotions that control calls make. */
const FIRST_MADE = 1000
const META = 'promotions'

const TABLES = [
  'members',
  'points',
  'exchanges',
  'deposits',
  'pools',
  'draws',
  'winners',
  'high_fives',
  'shots',
] as const

interface Entry {
  readonly seed: PromotionSeed
  /** What its times count from. */
  readonly origin: number
}

/** The promotions there are, with their times. */
export class PromotionBook {
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

  all(): PromotionNow[] {
    const known = PROMOTIONS.filter(({ id }) => !this.#made.has(id)).map((seed) => ({ seed, origin: this.#origin }))
    return [...known, ...this.#made.values()].map((entry) => this.#now(entry))
  }

  /** By id or slug. */
  find(name: string | number): PromotionNow | null {
    return this.all().find(({ id, slug }) => slug === name || String(id) === String(name)) ?? null
  }

  /** Adds a promotion that begins to count its times now. One of the same slug is replaced, with all that happened in it. */
  put(seed: Omit<PromotionSeed, 'id'>): PromotionNow {
    const before = this.find(seed.slug)
    const id = before?.id ?? Math.max(FIRST_MADE, ...this.#made.keys()) + 1
    if (before) this.#clear('=', id)
    const entry = { seed: { ...seed, id }, origin: this.#clock.now() }
    this.#made.set(id, entry)
    return this.#now(entry)
  }

  /** Moves the times of a promotion, counted from now, and keeps what happened in it. */
  move(promotion: PromotionNow, times: Pick<PromotionSeed, 'startsIn' | 'endsIn' | 'drawsIn'>): void {
    const { startsAt: _start, endsAt: _end, drawsAt: _draw, status: _status, drawsIn: _before, ...seed } = promotion
    this.#made.set(promotion.id, { seed: { ...seed, ...times }, origin: this.#clock.now() })
  }

  /** Removes what control calls made and what happened in it. */
  forgetMade(): void {
    for (const id of this.#made.keys()) this.#clear('=', id)
    this.#made.clear()
    this.#clear('>', FIRST_MADE)
  }

  /** Begins the operator's promotions again, without what happened in them. */
  restart(): void {
    this.forgetMade()
    this.#clear('>', 0)
    this.#origin = this.#clock.now()
    this.#database.setMeta(META, String(this.#origin))
  }

  #clear(compare: '=' | '>', id: number): void {
    this.#database.transaction(() => {
      for (const table of TABLES)
        this.#database.run(`DELETE FROM promotion_${table} WHERE promotion_id ${compare} ?`, id)
    })
  }

  #now({ seed, origin }: Entry): PromotionNow {
    const times = {
      startsAt: origin + seed.startsIn,
      endsAt: origin + seed.endsIn,
      drawsAt: origin + (seed.drawsIn ?? seed.endsIn),
    }
    return { ...seed, ...times, status: statusAt(times, this.#clock.now()) }
  }
}
