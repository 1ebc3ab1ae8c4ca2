import type { PlatformClock } from '../ground/values/platform-clock.ts'
import type { GameRuns } from '../games/game-runs.ts'
import type { Live } from '../ground/live/live.ts'
import type { PlayerRecord } from '../players/player.ts'
import type { Database } from '../ground/storage/database.ts'
import type { Deposits } from '../treasury/deposits/deposits.ts'
import type { TreasurySettings } from '../treasury/treasury-settings.ts'
import type { OwnLimits } from '../treasury/limits/own-limits.ts'
import { LIMIT_KINDS, spansOf, type LimitKind, type LimitSpan } from '../treasury/limits/limit-kind.ts'
import type { LimitPeriod } from '../treasury/limits/period.ts'
import type { PlayFigures } from '../treasury/limits/play-figures.ts'
import type { PlayLimits } from '../treasury/limits/play-limits.ts'

interface Needs {
  database: Database
  clock: PlatformClock
  live: Live
  runs: GameRuns
  deposits: Deposits
  figures: PlayFigures
  ownLimits: OwnLimits
  playLimits: PlayLimits
  settings: TreasurySettings
}

/** All limits of a player: read, changed and sent to the open tabs. */
export class PlayerLimits {
  readonly #needs: Needs

  constructor(needs: Needs) {
    this.#needs = needs
  }

  answer(player: PlayerRecord) {
    const { clock, playLimits, settings } = this.#needs
    const running = playLimits.breakOf(player.id)
    return {
      currency: player.currency,
      ...Object.fromEntries(LIMIT_KINDS.map((kind) => [kind, this.#limits(player.id, kind)])),
      raise_delay: Math.round(settings.now.raiseDelay / 1000),
      reality_check: { minutes: playLimits.realityCheck(player.id) },
      break: running && { period: running.period, until: clock.iso(running.until) },
    }
  }

  setLimit(player: PlayerRecord, kind: LimitKind, span: LimitSpan, amount: number | null): void {
    this.#change(player, () => this.#needs.ownLimits.set(player.id, kind, span, amount))
  }

  setRealityCheck(player: PlayerRecord, minutes: number | null): void {
    this.#change(player, () => this.#needs.playLimits.setRealityCheck(player.id, minutes))
  }

  /** Starts a break and ends open runs and deposits. @throws ApiError */
  startBreak(player: PlayerRecord, period: LimitPeriod): void {
    const { deposits, playLimits, runs } = this.#needs
    this.#change(player, () => {
      playLimits.startBreak(player.id, period)
      runs.stopAll(player)
      deposits.cancelOpen(player.id, 'on_break')
    })
  }

  /** A limit is used up: ends open runs. The time until now counts as played, also where the spin was refused. */
  endPlay(player: PlayerRecord): void {
    const { figures, runs } = this.#needs
    this.#change(player, () => {
      figures.markPlayed(player.id)
      runs.stopAll(player)
    })
  }

  #limits(playerId: number, kind: LimitKind) {
    const { clock, ownLimits } = this.#needs
    const limits = spansOf(kind).map((span) => {
      const { amount, used, left, freesAt, pending } = ownLimits.state(playerId, kind, span)
      const limit = {
        amount,
        used,
        left,
        frees_at: freesAt === null ? null : clock.iso(freesAt),
        pending: pending && { amount: pending.amount, from: clock.iso(pending.from) },
      }
      return [span, limit]
    })
    return Object.fromEntries(limits) as Record<string, unknown>
  }

  #change(player: PlayerRecord, work: () => void): void {
    const { database, live } = this.#needs
    database.transaction(() => {
      work()
      database.afterCommit(() => live.toPlayer(player.hash, 'limits-changed', {}))
    })
  }
}
