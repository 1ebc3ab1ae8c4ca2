import { ApiError } from '../ground/wire/api-error.ts'
import type { LimitRules } from '../ground/wire/market-rules.ts'
import type { PlatformClock } from '../ground/values/platform-clock.ts'
import type { GameRuns } from '../games/game-runs.ts'
import type { Live } from '../ground/live/live.ts'
import type { PlayerRecord } from '../players/player.ts'
import type { Database } from '../ground/storage/database.ts'
import type { Deposits } from '../treasury/deposits/deposits.ts'
import type { TreasurySettings } from '../treasury/treasury-settings.ts'
import type { OwnLimits } from '../treasury/limits/own-limits.ts'
import { LIMIT_KINDS, type LimitKind } from '../ground/values/limit-kinds.ts'
import { spansOf, type LimitSpan } from '../treasury/limits/limit-kind.ts'
import type { LimitPeriod } from '../treasury/limits/period.ts'
import type { AskPlace, LimitDemands } from '../treasury/limits/limit-demands.ts'
import type { PlayFigures } from '../treasury/limits/play-figures.ts'
import type { PlayLimits } from '../treasury/limits/play-limits.ts'

interface Means {
  database: Database
  clock: PlatformClock
  live: Live
  runs: GameRuns
  deposits: Deposits
  figures: PlayFigures
  demands: LimitDemands
  ownLimits: OwnLimits
  playLimits: PlayLimits
  settings: TreasurySettings
}

const raiseDelayOf = ({ raiseDelayHours }: LimitRules): number | null =>
  raiseDelayHours === null ? null : raiseDelayHours * 3_600_000

/** All limits of a player: read, changed and sent to the open tabs. */
export class PlayerLimits {
  readonly #means: Means

  constructor(means: Means) {
    this.#means = means
  }

  answer(player: PlayerRecord, rules: LimitRules) {
    const { clock, demands, playLimits, settings } = this.#means
    const running = playLimits.breakOf(player.id)
    return {
      currency: player.currency,
      ...Object.fromEntries(LIMIT_KINDS.map((kind) => [kind, this.#limits(player, kind, rules)])),
      raise_delay: Math.round((raiseDelayOf(rules) ?? settings.now.raiseDelay) / 1000),
      asks: demands.asks(player, rules),
      reality_check: { minutes: playLimits.realityCheck(player.id) },
      break: running && { period: running.period, until: clock.iso(running.until) },
    }
  }

  /** @throws ApiError 422 at `amount` where the market allows no such value */
  setLimit(
    player: PlayerRecord,
    { kind, span, amount }: { kind: LimitKind; span: LimitSpan; amount: number | null },
    rules: LimitRules,
  ): void {
    const { demands, ownLimits } = this.#means
    const place = { player, kind, span }
    const highest = demands.highest(place, rules)
    if (amount === null && demands.isRequired(place, rules))
      throw new ApiError(422, [{ code: 'required', field: 'amount' }])
    if (amount !== null && highest !== null && amount > highest)
      throw new ApiError(422, [{ code: 'above_maximum', field: 'amount', data: { max: highest } }])
    this.#change(player, () => {
      ownLimits.set(player.id, kind, span, amount, raiseDelayOf(rules))
      demands.markAnswered(player.id, 'review')
    })
  }

  /** The player goes on without a limit, or keeps those that there are. @throws ApiError */
  answerAsk(player: PlayerRecord, at: AskPlace, rules: LimitRules): void {
    this.#change(player, () => this.#means.demands.answer(player, at, rules))
  }

  setRealityCheck(player: PlayerRecord, minutes: number | null): void {
    this.#change(player, () => this.#means.playLimits.setRealityCheck(player.id, minutes))
  }

  /** Starts a break and ends open runs and deposits. @throws ApiError */
  startBreak(player: PlayerRecord, period: LimitPeriod): void {
    const { deposits, playLimits, runs } = this.#means
    this.#change(player, () => {
      playLimits.startBreak(player.id, period)
      runs.stopAll(player)
      deposits.cancelOpen(player.id, 'on_break')
    })
  }

  /** A limit is used up: ends open runs. The time until now counts as played, also where the spin was refused. */
  endPlay(player: PlayerRecord): void {
    const { figures, runs } = this.#means
    this.#change(player, () => {
      figures.markPlayed(player.id)
      runs.stopAll(player)
    })
  }

  #limits(player: PlayerRecord, kind: LimitKind, rules: LimitRules) {
    const { clock, demands, ownLimits } = this.#means
    const limits = spansOf(kind).map((span) => {
      const { amount, used, left, freesAt, pending } = ownLimits.state(player.id, kind, span)
      const limit = {
        amount,
        used,
        left,
        frees_at: freesAt === null ? null : clock.iso(freesAt),
        pending: pending && { amount: pending.amount, from: clock.iso(pending.from) },
        max: demands.highest({ player, kind, span }, rules),
        required: demands.isRequired({ player, kind, span }, rules),
      }
      return [span, limit]
    })
    return Object.fromEntries(limits) as Record<string, unknown>
  }

  #change(player: PlayerRecord, work: () => void): void {
    const { database, live } = this.#means
    database.transaction(() => {
      work()
      database.afterCommit(() => live.toPlayer(player.hash, 'limits-changed', {}))
    })
  }
}
