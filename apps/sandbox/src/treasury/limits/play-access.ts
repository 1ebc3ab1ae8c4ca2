import type { PlatformClock } from '../../ground/values/platform-clock.ts'
import { ApiError } from '../../ground/wire/api-error.ts'
import type { Players } from '../../players/players.ts'
import type { Exclusions } from './exclusions.ts'
import type { PlayLimits } from './play-limits.ts'

/** Why play is closed to a player. `until` null: until the player asks to open it. */
export interface ClosedPlay {
  readonly code: 'on_break' | 'self_excluded'
  readonly until: number | null
}

interface Means {
  readonly clock: PlatformClock
  readonly players: Players
  readonly playLimits: PlayLimits
  readonly exclusions: Exclusions
}

/** The one place that decides whether a player may play and deposit: breaks and self-exclusions close it. */
export class PlayAccess {
  readonly #means: Means

  constructor(means: Means) {
    this.#means = means
  }

  /** Null: open. */
  closed(playerId: number): ClosedPlay | null {
    const { exclusions, playLimits } = this.#means
    const excluded = exclusions.whole(playerId)
    if (excluded) return { code: 'self_excluded', until: excluded.endsAt }
    const running = playLimits.breakOf(playerId)
    return running && { code: 'on_break', until: running.until }
  }

  /** @throws ApiError 403 where deposits and all games are closed */
  refuse(playerId: number): void {
    this.#refuseClosedAccount(playerId)
    const closed = this.closed(playerId)
    if (closed) throw this.#refusal(closed)
  }

  /** @throws ApiError 403 where this game is closed: all games are, or its kind is */
  refuseGame(playerId: number, categories: readonly string[]): void {
    this.refuse(playerId)
    const ofKind = this.#means.exclusions.of(playerId).find(({ category }) => categories.includes(category ?? ''))
    if (ofKind) throw this.#refusal({ code: 'self_excluded', until: ofKind.endsAt })
  }

  /** Joining, gifts and high fives: a break leaves them open. @throws ApiError 403 */
  refuseExcluded(playerId: number): void {
    this.#refuseClosedAccount(playerId)
    const closed = this.closed(playerId)
    if (closed?.code === 'self_excluded') throw this.#refusal(closed)
  }

  #refuseClosedAccount(playerId: number): void {
    if (this.#means.players.byId(playerId)?.flags['closed']) throw new ApiError(403, 'account_closed')
  }

  #refusal({ code, until }: ClosedPlay): ApiError {
    return new ApiError(403, [{ code, data: until === null ? {} : { until: this.#means.clock.iso(until) } }])
  }
}
