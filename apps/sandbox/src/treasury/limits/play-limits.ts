import type { PlatformClock } from '../../ground/values/platform-clock.ts'
import type { Database } from '../../ground/storage/database.ts'
import { ApiError } from '../../ground/wire/api-error.ts'
import { PERIOD_MS, type LimitPeriod } from './period.ts'

export const REALITY_CHECKS: readonly number[] = [15, 30, 60, 120]

interface PlayLimitsRow {
  reality_check: number | null
  reminded_at: number | null
  break_period: LimitPeriod | null
  break_until: number | null
}

interface PlayBreak {
  period: LimitPeriod
  until: number
}

/** Reminders, and breaks that nothing ends early. */
export class PlayLimits {
  readonly #database: Database
  readonly #clock: PlatformClock

  constructor(database: Database, clock: PlatformClock) {
    this.#database = database
    this.#clock = clock
  }

  /** Minutes; null: no reminders. */
  realityCheck(playerId: number): number | null {
    return this.#row(playerId)?.reality_check ?? null
  }

  setRealityCheck(playerId: number, minutes: number | null): void {
    this.#set(playerId, 'reality_check', minutes)
  }

  remindedAt(playerId: number): number | null {
    return this.#row(playerId)?.reminded_at ?? null
  }

  markReminded(playerId: number): void {
    this.#set(playerId, 'reminded_at', this.#clock.now())
  }

  breakOf(playerId: number): PlayBreak | null {
    const row = this.#row(playerId)
    if (!row?.break_period || row.break_until === null || row.break_until <= this.#clock.now()) return null
    return { period: row.break_period, until: row.break_until }
  }

  /** @throws ApiError 409 if the running break would end later */
  startBreak(playerId: number, period: LimitPeriod): void {
    const until = this.#clock.now() + PERIOD_MS[period]
    const running = this.breakOf(playerId)
    if (running && running.until > until)
      throw new ApiError(409, [{ code: 'break_running', data: { until: this.#clock.iso(running.until) } }])
    this.#set(playerId, 'break_period', period)
    this.#set(playerId, 'break_until', until)
  }

  #row(playerId: number): PlayLimitsRow | undefined {
    return this.#database.get<PlayLimitsRow>('SELECT * FROM play_limits WHERE player_id = ?', playerId)
  }

  #set(playerId: number, column: keyof PlayLimitsRow, value: string | number | null): void {
    this.#database.run(
      `INSERT INTO play_limits (player_id, ${column}) VALUES (?, ?)
       ON CONFLICT DO UPDATE SET ${column} = excluded.${column}`,
      playerId,
      value,
    )
  }
}
