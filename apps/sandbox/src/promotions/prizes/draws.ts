import { seededRandom } from '../../ground/values/seeded-random.ts'
import type { PlatformClock } from '../../ground/values/platform-clock.ts'
import type { Notices } from '../../players/notices.ts'
import type { Players } from '../../players/players.ts'
import type { Database } from '../../ground/storage/database.ts'
import type { Participant, PromotionParticipants } from '../participants.ts'
import type { PromotionPrizes } from './prizes.ts'
import { isExchange, type PrizeSeed, type PromotionNow } from '../promotion.ts'

interface Means {
  database: Database
  clock: PlatformClock
  players: Players
  notices: Notices
  participants: PromotionParticipants
  prizes: PromotionPrizes
}

/** Draws: every point is a ticket, and each player wins once in a promotion. */
export class PromotionDraws {
  readonly #means: Means
  readonly #drawn = new Set<number>()

  constructor(means: Means) {
    this.#means = means
  }

  isDrawn(promotionId: number): boolean {
    if (this.#drawn.has(promotionId)) return true
    const row = this.#means.database.get('SELECT 1 FROM promotion_draws WHERE promotion_id = ?', promotionId)
    if (row) this.#drawn.add(promotionId)
    return row !== undefined
  }

  /** Names by prize. */
  winners({ id }: Pick<PromotionNow, 'id'>): ReadonlyMap<number, readonly string[]> {
    const sql = 'SELECT prize_id AS prize, username FROM promotion_winners WHERE promotion_id = ? ORDER BY rowid'
    const rows = this.#means.database.all<{ prize: number; username: string }>(sql, id)
    const names = new Map<number, string[]>()
    for (const { prize, username } of rows) names.set(prize, [...(names.get(prize) ?? []), username])
    return names
  }

  /** Prizes that a player has won. */
  of({ id }: Pick<PromotionNow, 'id'>, playerId: number): number[] {
    const sql = 'SELECT prize_id AS id FROM promotion_winners WHERE promotion_id = ? AND user_id = ?'
    return this.#means.database.all<{ id: number }>(sql, id, playerId).map((row) => row.id)
  }

  /** Draws the prizes of a promotion whose time has come, once. */
  draw(promotion: PromotionNow): void {
    const { database, clock, participants } = this.#means
    if (promotion.template === null || isExchange(promotion) || promotion.drawsAt > clock.now()) return
    if (this.isDrawn(promotion.id)) return
    database.transaction(() => {
      const tickets = drawn(promotion, participants.all(promotion, promotion.drawsAt))
      for (const prize of promotion.prizes.toReversed()) {
        for (const winner of tickets.splice(0, prize.total)) this.#give(promotion, prize, winner)
      }
      database.insert('promotion_draws', { promotion_id: promotion.id, at: promotion.drawsAt })
    })
  }

  /** Forgets the draw of a promotion, which is drawn again when its time comes. */
  forget(promotionId: number): void {
    const { database } = this.#means
    database.transaction(() => {
      database.run('DELETE FROM promotion_winners WHERE promotion_id = ?', promotionId)
      database.run('DELETE FROM promotion_draws WHERE promotion_id = ?', promotionId)
    })
  }

  /** Forgets draws that are later than now, after the clock was put back. */
  reset(): void {
    const { database, clock } = this.#means
    this.#drawn.clear()
    database.transaction(() => {
      const later = 'SELECT promotion_id FROM promotion_draws WHERE at > ?'
      database.run(`DELETE FROM promotion_winners WHERE promotion_id IN (${later})`, clock.now())
      database.run('DELETE FROM promotion_draws WHERE at > ?', clock.now())
    })
  }

  #give(promotion: PromotionNow, prize: PrizeSeed, { id, username, playerId }: Participant): void {
    const { database, players, notices, prizes } = this.#means
    database.insert('promotion_winners', {
      promotion_id: promotion.id,
      prize_id: prize.id,
      user_id: id,
      username,
    })
    if (playerId === null) return
    const player = players.require(playerId)
    prizes.give(player, prize)
    notices.add(player, {
      message: {
        ru: `Вы выиграли в акции «${promotion.title.ru}»: ${prize.title.ru}.`,
        en: `You have won in “${promotion.title.en}”: ${prize.title.en}.`,
        it: `Hai vinto nella promozione “${promotion.title.it}”: ${prize.title.it}.`,
        br: `Você ganhou na promoção “${promotion.title.br}”: ${prize.title.br}.`,
      },
      button: {
        text: { ru: 'К подаркам', en: 'See my gifts', it: 'Vai ai regali', br: 'Ver presentes' },
        link: '/profile/gifts',
      },
    })
  }
}

/** Those with points, in the order in which their tickets are drawn; more points come earlier more often. */
function drawn({ slug }: PromotionNow, everybody: readonly Participant[]): Participant[] {
  const place = ({ id, points }: Participant): number => -Math.log(1 - seededRandom(`draw:${slug}:${id}`)()) / points
  return everybody
    .filter(({ points }) => points > 0)
    .map((one) => ({ one, at: place(one) }))
    .sort((a, b) => a.at - b.at)
    .map(({ one }) => one)
}
