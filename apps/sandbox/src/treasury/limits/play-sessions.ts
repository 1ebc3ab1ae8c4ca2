import type { PlatformClock } from '../../ground/values/platform-clock.ts'
import type { PlayerRecord } from '../../players/player.ts'
import type { PlayFigures } from './play-figures.ts'
import type { PlayLimits } from './play-limits.ts'

/** Duration and result of the current session. */
export class PlaySessions {
  readonly #clock: PlatformClock
  readonly #figures: PlayFigures
  readonly #limits: PlayLimits

  constructor(clock: PlatformClock, figures: PlayFigures, limits: PlayLimits) {
    this.#clock = clock
    this.#figures = figures
    this.#limits = limits
  }

  answer(player: Pick<PlayerRecord, 'id' | 'currency'>) {
    const startedAt = this.#figures.session(player.id)?.from ?? null
    const { currency } = player
    if (startedAt === null) return { started_at: null, seconds: 0, bet: 0, won: 0, net: 0, currency, remind_at: null }
    const { bet, won } = this.#figures.stakes(player.id, startedAt)
    const minutes = this.#limits.realityCheck(player.id)
    const since = Math.max(startedAt, this.#limits.remindedAt(player.id) ?? 0)
    return {
      started_at: this.#clock.iso(startedAt),
      seconds: Math.floor((this.#clock.now() - startedAt) / 1000),
      bet,
      won,
      net: won - bet,
      currency,
      remind_at: minutes === null ? null : this.#clock.iso(since + minutes * 60_000),
    }
  }
}
