import type { PlatformClock } from '../ground/values/platform-clock.ts'
import type { PlayerRecord } from '../players/player.ts'
import type { Database } from '../ground/storage/database.ts'
import { ApiError } from '../ground/wire/api-error.ts'
import type { PromotionNow } from './promotion.ts'

/** Who takes part in promotions. */
export class PromotionMembers {
  readonly #database: Database
  readonly #clock: PlatformClock

  constructor(database: Database, clock: PlatformClock) {
    this.#database = database
    this.#clock = clock
  }

  has(promotionId: number, playerId: number): boolean {
    const sql = 'SELECT 1 FROM promotion_members WHERE promotion_id = ? AND player_id = ?'
    return this.#database.get(sql, promotionId, playerId) !== undefined
  }

  /** In the order in which they joined. */
  ids(promotionId: number): number[] {
    const sql = 'SELECT player_id AS id FROM promotion_members WHERE promotion_id = ? ORDER BY joined_at, player_id'
    return this.#database.all<{ id: number }>(sql, promotionId).map(({ id }) => id)
  }

  add(promotionId: number, playerId: number): void {
    this.#database.run(
      'INSERT INTO promotion_members (promotion_id, player_id, joined_at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
      promotionId,
      playerId,
      this.#clock.now(),
    )
  }

  /** Takes a player out of promotions that are not over. */
  leave(promotions: readonly Pick<PromotionNow, 'id' | 'status'>[], playerId: number): void {
    const sql = 'DELETE FROM promotion_members WHERE promotion_id = ? AND player_id = ?'
    for (const { id, status } of promotions) if (status !== 'past') this.#database.run(sql, id, playerId)
  }

  /** Does nothing for a member. @throws ApiError 422 */
  join(promotion: PromotionNow, player: PlayerRecord): void {
    if (promotion.template === null) throw new ApiError(422, 'invalid_promotion')
    if (isExcluded(promotion, player)) throw new ApiError(422, 'multi_account')
    if (promotion.status !== 'active') throw new ApiError(422, 'action_not_allowed')
    this.add(promotion.id, player.id)
  }

  /** Checks that the player may act in the promotion. @throws ApiError 422 */
  requirePlayable(promotion: PromotionNow, player: PlayerRecord): void {
    if (isExcluded(promotion, player)) throw new ApiError(422, 'multi_account')
    if (promotion.status !== 'active') throw new ApiError(422, 'invalid_promotion')
    if (!this.has(promotion.id, player.id)) throw new ApiError(422, 'not_participant')
  }

  /** Adds bets to what was left of earlier ones. @returns whole parts of `price` */
  countBets(promotionId: number, playerId: number, bets: number, price: number): number {
    const where = 'WHERE promotion_id = ? AND player_id = ?'
    const sql = `SELECT bet_part FROM promotion_members ${where}`
    const row = this.#database.get<{ bet_part: number }>(sql, promotionId, playerId)
    const sum = (row?.bet_part ?? 0) + bets
    const whole = Math.floor(sum / price)
    this.#database.run(`UPDATE promotion_members SET bet_part = ? ${where}`, sum - whole * price, promotionId, playerId)
    return whole
  }
}

const isExcluded = ({ isClosedToMultiAccounts }: PromotionNow, { flags }: Pick<PlayerRecord, 'flags'>): boolean =>
  isClosedToMultiAccounts === true && flags['multi_account'] === true
