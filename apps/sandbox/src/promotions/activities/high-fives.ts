import type { PlatformClock } from '../../ground/values/platform-clock.ts'
import type { Live } from '../../ground/live/live.ts'
import type { PlayerRecord } from '../../players/player.ts'
import type { Players } from '../../players/players.ts'
import type { Database } from '../../ground/storage/database.ts'
import { ApiError } from '../../ground/wire/api-error.ts'
import type { PromotionMembers } from '../members.ts'
import type { Participant, PromotionParticipants } from '../participants.ts'
import type { PromotionPoints } from '../points.ts'
import { partsOf, type PromotionNow } from '../promotion.ts'
import { inventedCount, inventedFives, type HighFive, type Side } from './invented-fives.ts'

/** How many a player gives in a promotion in one UTC day. */
export const DAILY_LIMIT = 5
/** How many of them to one player. */
export const PER_USER_LIMIT = 2
/** Points for one given, and for one received: five times make 5 and 10. Where one costs points, the receiver gets those. */
const SENT_POINTS = 1
const RECEIVED_POINTS = 2

const DAY = 86_400_000

export interface ListQuery {
  readonly side: Side
  readonly order: 'asc' | 'desc'
  readonly page: number
  readonly limit: number
}

interface Means {
  database: Database
  clock: PlatformClock
  live: Live
  players: Players
  members: PromotionMembers
  participants: PromotionParticipants
  points: PromotionPoints
}

type Giver = Pick<Participant, 'id' | 'username' | 'playerId'>

/** High fives between participants (docs/product-rules.md, High five). */
export class HighFives {
  readonly #means: Means

  constructor(means: Means) {
    this.#means = means
  }

  /** @throws ApiError 422 */
  give(player: PlayerRecord, promotion: PromotionNow | null, toUserId: number | null): void {
    if (promotion === null || promotion.template === null) throw refused('invalid_promotion')
    const { database, members } = this.#means
    database.transaction(() => {
      refuseClosed(promotion)
      if (player.flags['multi_account']) throw refused('multi_account')
      if (!members.has(promotion.id, player.id)) throw refused('not_participant')
      if (toUserId === player.id) throw refused('action_self_palm')
      const receiver = toUserId === null ? null : this.#means.participants.find(promotion, toUserId)
      if (!receiver) throw refused('cannot_high_five')
      this.#refuseBlocked(receiver)
      this.#refuseOverLimit(promotion, player.id, receiver)
      if (this.#means.points.of(promotion, player.id).points < costOf(promotion)) throw refused('insufficient_funds')
      this.#add(promotion, { id: player.id, username: player.nickname, playerId: player.id }, receiver)
    })
  }

  /** A rival gives the player one: for control calls. @throws ApiError 422 */
  giveByRival(promotion: PromotionNow, player: PlayerRecord): void {
    const { database, participants } = this.#means
    database.transaction(() => {
      refuseClosed(promotion)
      const receiver = participants.find(promotion, player.id)
      const rival = participants.all(promotion).find(({ playerId }) => playerId === null)
      if (!receiver || !rival) throw refused('cannot_high_five')
      this.#add(promotion, rival, receiver)
    })
  }

  /** Of a player; null: of all users, with those that the rivals gave each other. */
  list(promotion: PromotionNow, player: Pick<PlayerRecord, 'id'> | null, query: ListQuery) {
    const { side, order, page, limit } = query
    const wanted = page * limit
    const all = player === null ? this.#ofAll(promotion, side, wanted) : this.#of(promotion, player.id, side)
    const items = order === 'asc' ? all.toReversed() : all
    const totalItems = player === null ? this.#countOfAll(promotion) : all.length
    return { items: items.slice(wanted - limit, wanted), totalItems }
  }

  statistic(promotion: PromotionNow, player: Pick<PlayerRecord, 'id'> | null) {
    if (player === null) {
      const all = this.#countOfAll(promotion)
      return { rank: null, sent: all, received: all, daily: null }
    }
    return {
      rank: this.#means.participants.find(promotion, player.id)?.rank ?? null,
      sent: this.#of(promotion, player.id, 'sent').length,
      received: this.received(promotion, player.id),
      daily: { sent: this.#sentToday(promotion, player.id), limit: DAILY_LIMIT },
    }
  }

  /** How many a user has received. */
  received({ id }: Pick<PromotionNow, 'id'>, userId: number): number {
    const sql = 'SELECT COUNT(*) AS n FROM promotion_high_fives WHERE promotion_id = ? AND to_id = ?'
    return this.#means.database.get<{ n: number }>(sql, id, userId)?.n ?? 0
  }

  #add(promotion: PromotionNow, giver: Giver, receiver: Participant): void {
    const { database, clock, points, players, live } = this.#means
    database.insert('promotion_high_fives', {
      promotion_id: promotion.id,
      from_id: giver.id,
      from_name: giver.username,
      to_id: receiver.id,
      to_name: receiver.username,
      at: clock.now(),
    })
    const parts = partsOf(promotion.currency?.id)
    const cost = costOf(promotion)
    if (giver.playerId !== null)
      points.add(promotion, giver.playerId, {
        points: cost > 0 ? -cost : SENT_POINTS * parts,
        reason: 'high_five_sent',
      })
    if (receiver.playerId === null) return
    points.add(promotion, receiver.playerId, { points: cost || RECEIVED_POINTS * parts, reason: 'high_five_received' })
    const { hash } = players.require(receiver.playerId)
    const event = { slug: promotion.slug, username: giver.username }
    database.afterCommit(() => live.toPlayer(hash, 'high-five-received', event))
  }

  #refuseBlocked({ playerId }: Participant): void {
    const isBlocked = playerId !== null && this.#means.players.require(playerId).flags['multi_account']
    if (isBlocked) throw refused('user_is_blocked_for_multi_account')
  }

  #refuseOverLimit(promotion: PromotionNow, playerId: number, receiver: Participant): void {
    if (this.#sentToday(promotion, playerId) >= DAILY_LIMIT) throw refused('high_five_daily_limit_reached')
    if (this.#sentToday(promotion, playerId, receiver.id) >= PER_USER_LIMIT)
      throw refused('high_five_per_user_limit_reached')
  }

  #sentToday({ id }: Pick<PromotionNow, 'id'>, playerId: number, toId: number | null = null): number {
    const { database, clock } = this.#means
    const now = clock.now()
    const sql = `SELECT COUNT(*) AS n FROM promotion_high_fives
      WHERE promotion_id = ? AND from_id = ? AND at >= ? AND (? IS NULL OR to_id = ?)`
    return database.get<{ n: number }>(sql, id, playerId, now - (now % DAY), toId, toId)?.n ?? 0
  }

  /** The latest first. */
  #of({ id }: Pick<PromotionNow, 'id'>, userId: number, side: Side): HighFive[] {
    const [own, other] = side === 'sent' ? ['from', 'to'] : ['to', 'from']
    const sql = `SELECT id, ${other}_id AS userId, ${other}_name AS username, at FROM promotion_high_fives
      WHERE promotion_id = ? AND ${own}_id = ? ORDER BY id DESC`
    return this.#means.database.all<HighFive>(sql, id, userId)
  }

  /** The latest of all users, by who gave or who received them. */
  #ofAll(promotion: PromotionNow, side: Side, count: number): HighFive[] {
    const user = side === 'sent' ? 'from' : 'to'
    const sql = `SELECT id, ${user}_id AS userId, ${user}_name AS username, at FROM promotion_high_fives
      WHERE promotion_id = ? ORDER BY id DESC LIMIT ?`
    const real = this.#means.database.all<HighFive>(sql, promotion.id, count)
    const invented = inventedFives(promotion, this.#means.clock.now(), { side, count })
    return [...real, ...invented].toSorted((a, b) => b.at - a.at)
  }

  #countOfAll(promotion: PromotionNow): number {
    const sql = 'SELECT COUNT(*) AS n FROM promotion_high_fives WHERE promotion_id = ?'
    const real = this.#means.database.get<{ n: number }>(sql, promotion.id)?.n ?? 0
    return real + inventedCount(promotion, this.#means.clock.now())
  }
}

/** Points that one costs, as the wire counts them. */
const costOf = ({ highFiveCost = 0, currency }: PromotionNow): number => highFiveCost * partsOf(currency?.id)

function refuseClosed({ isHighFiveEnabled, status }: PromotionNow): void {
  if (!isHighFiveEnabled) throw refused('action_not_allowed')
  if (status === 'future') throw refused('promotion_inactive')
  if (status === 'past') throw refused('promotion_finished')
}

const refused = (code: string): ApiError => new ApiError(422, code)
