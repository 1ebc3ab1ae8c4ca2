import type { PlatformClock } from '../../ground/values/platform-clock.ts'
import type { GiftSeed } from '../../gifts/gift.ts'
import type { Gifts } from '../../gifts/gifts.ts'
import { picturePath } from '../../ground/values/picture-address.ts'
import type { PlayerRecord } from '../../players/player.ts'
import type { Database } from '../../ground/storage/database.ts'
import { fromEuros } from '../../ground/values/currencies.ts'
import type { Idempotency } from '../../ground/ledger/idempotency.ts'
import { ApiError } from '../../ground/wire/api-error.ts'
import type { PromotionMembers } from '../members.ts'
import type { PromotionPoints } from '../points.ts'
import { isExchange, type PrizeSeed, type PromotionNow } from '../promotion.ts'
import { stepAt } from '../rivals.ts'

interface Means {
  database: Database
  clock: PlatformClock
  members: PromotionMembers
  points: PromotionPoints
  gifts: Gifts
  idempotency: Idempotency
}

const GIFT_DAYS = 14
const DAY = 86_400_000

const ownerOf = ({ id }: Pick<PlayerRecord, 'id'>): string => `player:${id}`

/** Prizes that points buy. */
export class PromotionPrizes {
  readonly #means: Means

  constructor(means: Means) {
    this.#means = means
  }

  /** How many are left of a prize that points buy. */
  left(promotion: PromotionNow, prize: PrizeSeed): number {
    const { part } = stepAt(promotion, this.#means.clock.now())
    const byRivals = Math.floor((prize.rivalsTake ?? 0) * part)
    return Math.max(0, prize.total - byRivals - this.#exchanged(promotion.id, prize.id))
  }

  /** Prizes that a player has exchanged points for. */
  of({ id }: Pick<PromotionNow, 'id'>, playerId: number): number[] {
    const sql = 'SELECT DISTINCT prize_id AS id FROM promotion_exchanges WHERE promotion_id = ? AND player_id = ?'
    return this.#means.database.all<{ id: number }>(sql, id, playerId).map((row) => row.id)
  }

  /** Takes the points, one of the prizes, and gives its gift; once for each intent. @throws ApiError 422 */
  exchange(player: PlayerRecord, promotion: PromotionNow, prizeId: string, intent: string) {
    const { database, clock, points, idempotency } = this.#means
    const request = { promotion: promotion.id, prize: prizeId }
    return idempotency.once(ownerOf(player), intent, request, () => {
      const prize = this.#exchangeable(player, promotion, prizeId)
      const currencyId = prize.currencyId ?? promotion.currency?.id ?? ''
      const before = points.inCurrency(promotion, player.id, currencyId)
      if (before < prize.price) {
        throw new ApiError(422, [{ code: 'insufficient_funds', data: { missing: prize.price - before } }])
      }
      points.add(promotion, player.id, { points: -prize.price, reason: 'exchange', currencyId, title: prize.title })
      this.give(player, prize)
      const left = before - prize.price
      database.insert('promotion_exchanges', {
        player_id: player.id,
        intent,
        promotion_id: promotion.id,
        prize_id: prize.id,
        points_left: left,
        at: clock.now(),
      })
      return { success: true, points: left }
    })
  }

  /** The exchange of an intent; null: none so far. */
  exchanged(player: Pick<PlayerRecord, 'id'>, intent: string): { prizeId: number; points: number } | null {
    const sql = 'SELECT prize_id, points_left FROM promotion_exchanges WHERE player_id = ? AND intent = ?'
    const row = this.#means.database.get<{ prize_id: number; points_left: number }>(sql, player.id, intent)
    return row ? { prizeId: row.prize_id, points: row.points_left } : null
  }

  /** Prevents any later exchange of this intent. Returns the one that was made. */
  close(player: Pick<PlayerRecord, 'id'>, intent: string) {
    this.#means.idempotency.close(ownerOf(player), intent)
    return this.exchanged(player, intent)
  }

  /** Gives the gift of a prize. */
  give(player: PlayerRecord, prize: PrizeSeed): void {
    this.#means.gifts.give(player, giftOf(player, prize))
  }

  #exchangeable(player: PlayerRecord, promotion: PromotionNow, prizeId: string): PrizeSeed & { price: number } {
    this.#means.members.requirePlayable(promotion, player)
    if (!isExchange(promotion)) throw new ApiError(422, 'cannot_buy_prize')
    const prize = promotion.prizes.find(({ id }) => String(id) === prizeId)
    if (!prize || this.left(promotion, prize) === 0) throw new ApiError(422, 'prize_unavailable')
    const { price, perPlayer = Infinity } = prize
    const own = this.#exchanged(promotion.id, prize.id, player.id)
    if (price === null || own >= perPlayer) throw new ApiError(422, 'cannot_buy_prize')
    return { ...prize, price }
  }

  #exchanged(promotionId: number, prizeId: number, playerId?: number): number {
    const sql = 'SELECT COUNT(*) AS count FROM promotion_exchanges WHERE promotion_id = ? AND prize_id = ?'
    const { database } = this.#means
    const row =
      playerId === undefined
        ? database.get<{ count: number }>(sql, promotionId, prizeId)
        : database.get<{ count: number }>(`${sql} AND player_id = ?`, promotionId, prizeId, playerId)
    return row?.count ?? 0
  }
}

const giftOf = ({ currency }: Pick<PlayerRecord, 'currency'>, { euros, title, picture }: PrizeSeed): GiftSeed => ({
  type: euros > 0 ? 'cash' : 'custom',
  title,
  reason: 'promotions',
  amount: euros > 0 ? fromEuros(euros, currency) : null,
  expiresInMs: GIFT_DAYS * DAY,
  terms: { image: picturePath('prize', picture) },
})
