import type { PlatformClock } from '../../ground/values/platform-clock.ts'
import type { Database } from '../../ground/storage/database.ts'
import type { LimitRules } from '../../ground/wire/market-rules.ts'
import type { PlayerRecord } from '../../players/player.ts'
import { ApiError } from '../../ground/wire/api-error.ts'
import type { LimitKind } from '../../ground/values/limit-kinds.ts'
import { spansOf, type LimitSpan } from './limit-kind.ts'
import type { OwnLimits } from './own-limits.ts'

/** Where the player is asked for limits. */
export const ASK_PLACES = ['deposit', 'game', 'review'] as const
export type AskPlace = (typeof ASK_PLACES)[number]

interface Ask {
  at: AskPlace
  /** Kinds of which there is no limit yet. */
  kinds: LimitKind[]
  may_skip: boolean
  /** The player went on without them long ago. */
  again: boolean
}

interface Place {
  player: PlayerRecord
  kind: LimitKind
  span: LimitSpan
}

/** What the market demands of a player's own limits: that they are asked for, their first values, their review. */
export class LimitDemands {
  readonly #database: Database
  readonly #clock: PlatformClock
  readonly #ownLimits: OwnLimits

  constructor(database: Database, clock: PlatformClock, ownLimits: OwnLimits) {
    this.#database = database
    this.#clock = clock
    this.#ownLimits = ownLimits
  }

  /** What the player is asked for now. */
  asks(player: PlayerRecord, { asked, reviewMonths, againMonths }: LimitRules): Ask[] {
    const asks: Ask[] = []
    const kinds = asked?.kinds.filter((kind) => this.#spansWithLimit(player.id, kind).length === 0) ?? []
    if (asked && kinds.length > 0)
      for (const at of asked.before) {
        // After a registration the site itself leads to the limits.
        if (at === 'registration') continue
        const answered = asked.maySkip ? this.#answeredAt(player.id, at) : null
        const isAgain = answered !== null && this.#isDue(answered, againMonths)
        if (answered === null || isAgain) asks.push({ at, kinds: [...kinds], may_skip: asked.maySkip, again: isAgain })
      }
    if (this.#isDue(this.#answeredAt(player.id, 'review') ?? player.createdAt, reviewMonths))
      asks.push({ at: 'review', kinds: [], may_skip: true, again: false })
    return asks
  }

  /** Without a limit, or after a review. @throws ApiError 422 where that is not asked, or cannot be skipped */
  answer(player: PlayerRecord, at: AskPlace, rules: LimitRules): void {
    const ask = this.asks(player, rules).find((one) => one.at === at)
    if (!ask?.may_skip) throw new ApiError(422, [{ code: 'invalid', field: 'at' }])
    this.markAnswered(player.id, at)
  }

  markAnswered(playerId: number, at: AskPlace): void {
    this.#database.run(
      `INSERT INTO limit_answers (player_id, place, at) VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET at = excluded.at`,
      playerId,
      at,
      this.#clock.now(),
    )
  }

  /** @throws ApiError 403 while a limit is asked for first */
  refuseBefore(place: 'deposit' | 'game', player: PlayerRecord, rules: LimitRules): void {
    if (this.asks(player, rules).some(({ at }) => at === place)) throw new ApiError(403, 'limits_asked')
  }

  /** The highest value that can be chosen; null: any. Holds for the first value. */
  highest({ player, kind, span }: Place, { ceilings }: LimitRules): number | null {
    if (this.#ownLimits.state(player.id, kind, span).amount !== null) return null
    const age = this.#ageOf(player)
    const amounts = ceilings
      .filter((one) => one.kind === kind && one.period === span && (!one.ages || isWithin(age, one.ages)))
      .map(({ amount }) => amount)
    return amounts.length === 0 ? null : Math.min(...amounts)
  }

  /** Whether it is the last limit of a kind that the market wants. */
  isRequired({ player, kind, span }: Place, { asked }: LimitRules): boolean {
    if (!asked || asked.maySkip || !asked.kinds.includes(kind)) return false
    const [only, ...others] = this.#spansWithLimit(player.id, kind)
    return only === span && others.length === 0
  }

  #spansWithLimit(playerId: number, kind: LimitKind): LimitSpan[] {
    return spansOf(kind).filter((span) => this.#ownLimits.state(playerId, kind, span).amount !== null)
  }

  #answeredAt(playerId: number, place: AskPlace): number | null {
    const row = this.#database.get<{ at: number }>(
      'SELECT at FROM limit_answers WHERE player_id = ? AND place = ?',
      playerId,
      place,
    )
    return row?.at ?? null
  }

  /** @param months null: never */
  #isDue(since: number, months: number | null): boolean {
    return months !== null && monthsAfter(since, months) <= this.#clock.now()
  }

  /** In whole years; null: not known. */
  #ageOf({ birthday }: PlayerRecord): number | null {
    if (birthday === null) return null
    const born = new Date(birthday)
    const now = new Date(this.#clock.now())
    const years = now.getUTCFullYear() - born.getUTCFullYear()
    return now.getTime() < new Date(born).setUTCFullYear(now.getUTCFullYear()) ? years - 1 : years
  }
}

/** A player of unknown age counts as one of each age, so that the lowest value holds. */
const isWithin = (age: number | null, { from, to }: { from: number; to: number }): boolean =>
  age === null || (age >= from && age <= to)

const monthsAfter = (at: number, months: number): number => {
  const date = new Date(at)
  return date.setUTCMonth(date.getUTCMonth() + months)
}
