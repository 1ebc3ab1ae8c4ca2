import type { PlatformClock } from '../ground/values/platform-clock.ts'
import type { GameRuns } from '../games/game-runs.ts'
import type { Live } from '../ground/live/live.ts'
import type { PlayerRecord } from '../players/player.ts'
import type { Database } from '../ground/storage/database.ts'
import type { Deposits } from '../treasury/deposits/deposits.ts'
import type { TreasurySettings } from '../treasury/treasury-settings.ts'
import type { DepositLimits } from '../treasury/limits/deposit-limits.ts'
import type { LimitPeriod } from '../treasury/limits/period.ts'
import type { PlayLimits } from '../treasury/limits/play-limits.ts'

interface Needs {
  database: Database
  clock: PlatformClock
  live: Live
  runs: GameRuns
  deposits: Deposits
  depositLimits: DepositLimits
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
      deposit: {
        day: this.#depositLimit(player.id, 'day'),
        week: this.#depositLimit(player.id, 'week'),
        month: this.#depositLimit(player.id, 'month'),
      },
      raise_delay: Math.round(settings.now.raiseDelay / 1000),
      reality_check: { minutes: playLimits.realityCheck(player.id) },
      break: running && { period: running.period, until: clock.iso(running.until) },
    }
  }

  setDepositLimit(player: PlayerRecord, period: LimitPeriod, amount: number | null): void {
    this.#change(player, () => this.#needs.depositLimits.set(player.id, period, amount))
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

  #depositLimit(playerId: number, period: LimitPeriod) {
    const { clock, depositLimits } = this.#needs
    const { amount, used, left, freesAt, pending } = depositLimits.state(playerId, period)
    return {
      amount,
      used,
      left,
      frees_at: clock.iso(freesAt),
      pending: pending && { amount: pending.amount, from: clock.iso(pending.from) },
    }
  }

  #change(player: PlayerRecord, work: () => void): void {
    const { database, live } = this.#needs
    database.transaction(() => {
      work()
      database.afterCommit(() => live.toPlayer(player.hash, 'limits-changed', {}))
    })
  }
}
