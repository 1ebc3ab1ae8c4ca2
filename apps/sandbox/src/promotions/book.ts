import type { PlatformClock } from '../ground/values/platform-clock.ts'
import type { Database } from '../ground/storage/database.ts'
import { Season, type SeasonEntry } from '../ground/storage/season.ts'
import { PROMOTIONS } from './known/index.ts'
import { statusAt, type PromotionNow, type PromotionSeed } from './promotion.ts'

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

/** The promotions there are, with their times. */
export class PromotionBook {
  readonly #clock: PlatformClock
  readonly #season: Season<PromotionSeed>

  constructor(database: Database, clock: PlatformClock) {
    this.#clock = clock
    this.#season = new Season({
      database,
      clock,
      known: PROMOTIONS,
      name: 'promotions',
      tables: TABLES.map((table) => `promotion_${table}`),
      column: 'promotion_id',
    })
  }

  all(): PromotionNow[] {
    return this.#season.entries().map((entry) => this.#now(entry))
  }

  /** By id or slug. */
  find(name: string | number): PromotionNow | null {
    return this.all().find(({ id, slug }) => slug === name || String(id) === String(name)) ?? null
  }

  /** Adds a promotion that begins to count its times now. One of the same slug is replaced, with all that happened in it. */
  put(seed: Omit<PromotionSeed, 'id'>): PromotionNow {
    return this.#now(this.#season.put(seed.slug, (id) => ({ ...seed, id })))
  }

  /** Moves the times of a promotion, counted from now, and keeps what happened in it. */
  move(promotion: PromotionNow, times: Pick<PromotionSeed, 'startsIn' | 'endsIn' | 'drawsIn'>): void {
    const { startsAt: _start, endsAt: _end, drawsAt: _draw, status: _status, drawsIn: _before, ...seed } = promotion
    this.#season.replace({ ...seed, ...times })
  }

  /** Removes what control calls made and what happened in it. */
  forgetMade(): void {
    this.#season.forgetMade()
  }

  /** Begins the operator's promotions again, without what happened in them. */
  restart(): void {
    this.#season.restart()
  }

  #now({ seed, origin }: SeasonEntry<PromotionSeed>): PromotionNow {
    const times = {
      startsAt: origin + seed.startsIn,
      endsAt: origin + seed.endsIn,
      drawsAt: origin + (seed.drawsIn ?? seed.endsIn),
    }
    return { ...seed, ...times, status: statusAt(times, this.#clock.now()) }
  }
}
