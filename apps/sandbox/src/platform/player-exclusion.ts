import type { GameRuns } from '../games/game-runs.ts'
import type { PushSender } from '../games-origin/push/push-sender.ts'
import type { Gifts } from '../gifts/gifts.ts'
import type { Live } from '../ground/live/live.ts'
import type { Database } from '../ground/storage/database.ts'
import type { PlatformClock } from '../ground/values/platform-clock.ts'
import type { ExclusionRules } from '../ground/wire/market-rules.ts'
import type { PlayerRecord } from '../players/player.ts'
import type { Promotions } from '../promotions/promotions.ts'
import type { Tournaments } from '../tournaments/tournaments.ts'
import type { Deposits } from '../treasury/deposits/deposits.ts'
import type { ExclusionOrder, Exclusions } from '../treasury/limits/exclusions.ts'

interface Means {
  database: Database
  clock: PlatformClock
  live: Live
  runs: GameRuns
  gifts: Gifts
  promotions: Promotions
  tournaments: Tournaments
  deposits: Deposits
  push: PushSender
  exclusions: Exclusions
}

/** Kinds of games that a player may exclude alone. */
export const EXCLUDED_KINDS = ['slots', 'live', 'table', 'crash_games'] as const

/** What the start of an exclusion of all play does. */
const EFFECTS = ['balance_withdrawable', 'deposits_cancelled', 'bonuses_end', 'promotions_left', 'tournaments_left']

/** Self-exclusion of a player, and what it does to games, money, gifts and memberships. */
export class PlayerExclusion {
  readonly #means: Means

  constructor(means: Means) {
    this.#means = means
  }

  answer({ id }: Pick<PlayerRecord, 'id'>, rules: ExclusionRules) {
    const { clock, exclusions } = this.#means
    return {
      running: exclusions.of(id).map(({ category, since, leastUntil, endsAt }) => ({
        category,
        since: clock.iso(since),
        ends_at: endsAt === null ? null : clock.iso(endsAt),
        liftable_from: endsAt === null ? clock.iso(leastUntil) : null,
      })),
      terms: rules.terms,
      open_ended: rules.openEnded,
      ends_by_itself: rules.endsByItself,
      cooling: rules.cooling,
      categories: rules.byKind ? EXCLUDED_KINDS : [],
      effects: EFFECTS,
    }
  }

  /** The one of all play, as the profile has it; null: none. */
  whole({ id }: Pick<PlayerRecord, 'id'>) {
    const { clock, exclusions } = this.#means
    const whole = exclusions.whole(id)
    return whole && { until: whole.endsAt === null ? null : clock.iso(whole.endsAt) }
  }

  /** @throws ApiError */
  start(player: PlayerRecord, order: ExclusionOrder, rules: ExclusionRules): void {
    const { deposits, exclusions, gifts, promotions, push, runs, tournaments } = this.#means
    this.#change(player, () => {
      exclusions.start(player.id, order, rules)
      runs.stopAll(player, order.category)
      if (order.category !== null) return
      deposits.cancelOpen(player.id, 'self_excluded')
      gifts.burn(player)
      promotions.leave(player)
      tournaments.leave(player)
      push.forget(player)
    })
  }

  /** @throws ApiError */
  lift(player: PlayerRecord, category: string | null): void {
    this.#change(player, () => this.#means.exclusions.lift(player.id, category))
  }

  #change(player: PlayerRecord, work: () => void): void {
    const { database, live } = this.#means
    database.transaction(() => {
      work()
      database.afterCommit(() => live.toPlayer(player.hash, 'limits-changed', {}))
    })
  }
}
