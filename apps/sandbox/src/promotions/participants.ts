import { picturePath } from '../ground/values/picture-address.ts'
import type { PlatformClock } from '../ground/values/platform-clock.ts'
import { levelIndex } from '../players/levels.ts'
import type { Players } from '../players/players.ts'
import type { PromotionMembers } from './members.ts'
import type { PromotionPoints } from './points.ts'
import type { PromotionNow } from './promotion.ts'
import { rivalPoints, rivalsOf, stepAt, type Rival } from './rivals.ts'

export interface Participant {
  /** Of the user: a player, or a rival. */
  readonly id: number
  readonly username: string
  readonly rank: number
  readonly points: number
  readonly level: number
  readonly avatar: string
  /** Null: an invented rival. */
  readonly playerId: number | null
}

type Unranked = Omit<Participant, 'rank'>

export interface ParticipantsQuery {
  readonly field: 'rank' | 'username' | 'points'
  readonly order: 'asc' | 'desc'
  readonly q: string
  readonly page: number
  readonly limit: number
}

interface Means {
  clock: PlatformClock
  players: Players
  members: PromotionMembers
  points: PromotionPoints
}

interface Field {
  readonly rivals: readonly Rival[]
  step: number
  entries: readonly Unranked[]
}

/** Players and rivals of a promotion by their points. */
export class PromotionParticipants {
  readonly #means: Means
  readonly #fields = new Map<number, Field>()

  constructor(means: Means) {
    this.#means = means
  }

  page(promotion: PromotionNow, query: ParticipantsQuery): { items: Participant[]; totalItems: number } {
    const { field, order, q, page, limit } = query
    const wanted = q.toLowerCase()
    const found = this.all(promotion).filter(({ username }) => username.toLowerCase().includes(wanted))
    const byField = (a: Participant, b: Participant): number => {
      if (field === 'username') return a.username.localeCompare(b.username)
      return field === 'points' ? a.points - b.points : a.rank - b.rank
    }
    const sorted = found.toSorted((a, b) => (order === 'asc' ? byField(a, b) : byField(b, a)) || a.rank - b.rank)
    return { items: sorted.slice((page - 1) * limit, page * limit), totalItems: found.length }
  }

  find(promotion: PromotionNow, userId: number): Participant | null {
    return this.all(promotion).find(({ id }) => id === userId) ?? null
  }

  /** All of them at a moment (default: now), the best first. After the end, as they stood then. */
  all(promotion: PromotionNow, at = this.#means.clock.now()): Participant[] {
    const everybody = [...this.#rivals(promotion, at), ...this.#members(promotion, at)]
    everybody.sort((a, b) => b.points - a.points || a.id - b.id)
    return everybody.map((one, index) => ({ ...one, rank: index + 1 }))
  }

  /** Forgets the rivals of promotions that are replaced. */
  reset(): void {
    this.#fields.clear()
  }

  #members(promotion: PromotionNow, at: number): Unranked[] {
    const { members, players, points } = this.#means
    const sums = points.ofAll(promotion, at)
    return members.ids(promotion.id).map((id) => {
      const { nickname, levelPoints } = players.require(id)
      return {
        id,
        username: nickname,
        points: sums.get(id) ?? 0,
        level: levelIndex(levelPoints),
        avatar: picturePath('avatar', id),
        playerId: id,
      }
    })
  }

  #rivals(promotion: PromotionNow, at: number): readonly Unranked[] {
    if (at < promotion.startsAt) return []
    const known = this.#fields.get(promotion.id) ?? { rivals: rivalsOf(promotion), step: -1, entries: [] }
    this.#fields.set(promotion.id, known)
    const { step, part } = stepAt(promotion, at)
    if (known.step === step) return known.entries
    known.step = step
    known.entries = known.rivals.flatMap((rival) => {
      const points = rivalPoints(rival, part)
      if (points === null) return []
      const { id, username, level } = rival
      return [{ id, username, points, level, avatar: picturePath('avatar', username), playerId: null }]
    })
    return known.entries
  }
}
