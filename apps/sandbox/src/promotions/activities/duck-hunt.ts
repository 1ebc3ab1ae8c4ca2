import { picturePath } from '../../ground/values/picture-address.ts'
import type { PlatformClock } from '../../ground/values/platform-clock.ts'
import { seededRandom } from '../../ground/values/seeded-random.ts'
import type { PlayerRecord } from '../../players/player.ts'
import type { Database } from '../../ground/storage/database.ts'
import type { Idempotency } from '../../ground/ledger/idempotency.ts'
import { ApiError } from '../../ground/wire/api-error.ts'
import type { Locale, Texts } from '../../ground/wire/locale.ts'
import type { PromotionMembers } from '../members.ts'
import type { PromotionPoints } from '../points.ts'
import { partsOf, type PromotionNow } from '../promotion.ts'

/** Shots of a player in one UTC day. */
export const DAILY_SHOTS = 5
const DAY = 86_400_000
/** Part of the shots that hit nothing. */
const MISSES = 0.4

interface HuntPrize {
  readonly id: number
  readonly picture: string
  readonly points: number
  readonly total: number
  /** Its part among the hits. */
  readonly weight: number
}

const PRIZES: readonly HuntPrize[] = [
  { id: 1, picture: 'coin', points: 2, total: 5000, weight: 70 },
  { id: 2, picture: 'gem', points: 5, total: 1000, weight: 25 },
  { id: 3, picture: 'goblet', points: 25, total: 100, weight: 5 },
]

const TITLE: Texts = {
  ru: 'Охота на пруду',
  en: 'The hunt at the pond',
  it: 'La caccia allo stagno',
  br: 'A caça no lago',
}

interface Means {
  database: Database
  clock: PlatformClock
  members: PromotionMembers
  points: PromotionPoints
  idempotency: Idempotency
}

/** The hunt of a promotion: the platform decides what a shot hits. */
export class DuckHunts {
  readonly #means: Means

  constructor(means: Means) {
    this.#means = means
  }

  /** @param player null: a guest */
  answer(promotion: PromotionNow, player: Pick<PlayerRecord, 'id'> | null, locale: Locale) {
    const { duckHuntId, status } = promotion
    return {
      id: duckHuntId,
      title: TITLE[locale],
      status,
      ...(player && { attempts: this.#left(promotion, player.id) }),
      prizes: PRIZES.map((prize) => ({ ...prizeAnswer(prize, promotion), left: this.#prizesLeft(promotion, prize) })),
    }
  }

  /** Once for each intent. @throws ApiError 422 */
  shoot(player: PlayerRecord, promotion: PromotionNow, { target, intent }: { target: number; intent: string }) {
    const { idempotency, members, database, clock, points } = this.#means
    return idempotency.once(`player:${player.id}`, intent, { call: 'shot', promotion: promotion.id, target }, () => {
      members.requirePlayable(promotion, player)
      if (this.#left(promotion, player.id) === 0) throw new ApiError(422, 'no_attempts')
      const prize = this.#hit(promotion, player.id)
      database.insert('promotion_shots', {
        promotion_id: promotion.id,
        player_id: player.id,
        target,
        prize_id: prize?.id ?? null,
        at: clock.now(),
      })
      const parts = partsOf(promotion.currency?.id)
      if (prize) points.add(promotion, player.id, { points: prize.points * parts, reason: 'duck_hunt', title: TITLE })
      return { prize: prize && prizeAnswer(prize, promotion), attempts: this.#left(promotion, player.id) }
    })
  }

  #left({ id }: PromotionNow, playerId: number): number {
    const { database, clock } = this.#means
    const now = clock.now()
    const sql = 'SELECT COUNT(*) AS n FROM promotion_shots WHERE promotion_id = ? AND player_id = ? AND at >= ?'
    const shots = database.get<{ n: number }>(sql, id, playerId, now - (now % DAY))?.n ?? 0
    return Math.max(0, DAILY_SHOTS - shots)
  }

  #prizesLeft({ id }: PromotionNow, prize: HuntPrize): number {
    const sql = 'SELECT COUNT(*) AS n FROM promotion_shots WHERE promotion_id = ? AND prize_id = ?'
    return Math.max(0, prize.total - (this.#means.database.get<{ n: number }>(sql, id, prize.id)?.n ?? 0))
  }

  /** The same for the same player and shot. Null: a miss. */
  #hit(promotion: PromotionNow, playerId: number): HuntPrize | null {
    const sql = 'SELECT COUNT(*) AS n FROM promotion_shots WHERE promotion_id = ? AND player_id = ?'
    const number = this.#means.database.get<{ n: number }>(sql, promotion.id, playerId)?.n ?? 0
    const random = seededRandom(`hunt:${promotion.slug}:${playerId}:${number}`)
    if (random() < MISSES) return null
    const offered = PRIZES.filter((prize) => this.#prizesLeft(promotion, prize) > 0)
    let place = random() * offered.reduce((sum, { weight }) => sum + weight, 0)
    return offered.find(({ weight }) => (place -= weight) < 0) ?? null
  }
}

/** Points of the promotion's currency: the site names them. */
const prizeAnswer = ({ id, picture, points }: HuntPrize, { currency }: PromotionNow) => ({
  id,
  title: '',
  image: picturePath('prize', picture),
  points: points * partsOf(currency?.id),
})
