import type { PlatformClock } from '../ground/values/platform-clock.ts'
import type { CatalogueGame } from '../ground/catalogue/games.ts'
import type { Gifts } from '../gifts/gifts.ts'
import type { Live } from '../ground/live/live.ts'
import type { Notices } from '../players/notices.ts'
import type { PlayerRecord } from '../players/player.ts'
import type { Players } from '../players/players.ts'
import type { Database } from '../ground/storage/database.ts'
import { fromEuros, type Currency } from '../ground/values/currencies.ts'
import type { Idempotency } from '../ground/ledger/idempotency.ts'
import { notFound } from '../ground/wire/api-error.ts'
import { DuckHunts } from './activities/duck-hunt.ts'
import { HighFives } from './activities/high-fives.ts'
import { PromotionBook } from './book.ts'
import { DepositGoals } from './deposit-goals.ts'
import { PromotionDraws } from './prizes/draws.ts'
import { PromotionMembers } from './members.ts'
import { PromotionParticipants } from './participants.ts'
import { PromotionPoints } from './points.ts'
import { PrizePools } from './prizes/pools.ts'
import { PromotionPrizes } from './prizes/prizes.ts'
import { partsOf, type PromotionNow, type PromotionSeed } from './promotion.ts'

interface Means {
  database: Database
  clock: PlatformClock
  live: Live
  players: Players
  gifts: Gifts
  notices: Notices
  idempotency: Idempotency
}

/** Bets that bring one point, minor units. */
export const pointPrice = (eurosForPoint: number, currency: Currency): number => fromEuros(eurosForPoint, currency)

/** The operator's promotions (docs/product-rules.md, Promotions). */
export class Promotions {
  readonly book: PromotionBook
  readonly points: PromotionPoints
  readonly members: PromotionMembers
  readonly participants: PromotionParticipants
  readonly prizes: PromotionPrizes
  readonly draws: PromotionDraws
  readonly pools: PrizePools
  readonly depositGoals: DepositGoals
  readonly highFives: HighFives
  readonly duckHunts: DuckHunts

  constructor(means: Means) {
    const { database, clock } = means
    this.book = new PromotionBook(database, clock)
    this.points = new PromotionPoints(database, clock)
    this.members = new PromotionMembers(database, clock)
    const { points, members } = this
    this.participants = new PromotionParticipants({ ...means, members, points })
    this.prizes = new PromotionPrizes({ ...means, members, points })
    this.draws = new PromotionDraws({ ...means, participants: this.participants, prizes: this.prizes })
    this.pools = new PrizePools(means)
    this.depositGoals = new DepositGoals({ database, clock, points })
    this.highFives = new HighFives({ ...means, members, points, participants: this.participants })
    this.duckHunts = new DuckHunts({ ...means, members, points })
    clock.onMove(() => this.takeDueSteps())
  }

  /** As they are now, after all that was due. */
  all(): PromotionNow[] {
    const promotions = this.book.all()
    for (const promotion of promotions) this.draws.draw(promotion)
    return promotions
  }

  /** By id or slug. */
  find(name: string | number): PromotionNow | null {
    const promotion = this.book.find(name)
    if (promotion) this.draws.draw(promotion)
    return promotion
  }

  /** By id or slug. @throws ApiError 404 */
  require(name: string | number): PromotionNow {
    const promotion = this.find(name)
    if (!promotion) throw notFound()
    return promotion
  }

  /** Whether bets in a game count. */
  hasGame({ categories }: Pick<PromotionNow, 'categories'>, game: Pick<CatalogueGame, 'categories'>): boolean {
    return categories.length === 0 || game.categories.some((category) => categories.includes(category))
  }

  /** Counts a bet, in the transaction of the spin. @param bet minor units of real money */
  played(player: PlayerRecord, game: CatalogueGame, bet: number): void {
    if (bet <= 0) return
    for (const promotion of this.book.all()) {
      const { id, status, eurosForPoint, currency } = promotion
      if (status !== 'active' || !this.hasGame(promotion, game)) continue
      this.pools.played(promotion, bet, player.currency)
      if (eurosForPoint === null || !this.#takesPart(promotion, player)) continue
      const parts = partsOf(currency?.id)
      const price = pointPrice(eurosForPoint, player.currency)
      const points = this.members.countBets(id, player.id, bet * parts, price)
      this.points.add(promotion, player.id, { points, reason: 'bet' })
    }
  }

  /** Counts a deposit, in its transaction. @param amount minor units */
  deposited(player: PlayerRecord, amount: number): void {
    for (const promotion of this.book.all()) {
      if (promotion.status === 'active' && this.members.has(promotion.id, player.id)) {
        this.depositGoals.deposited(promotion, player, amount)
      }
    }
  }

  /** Makes a promotion. Replaces one with the same slug. */
  make(seed: Omit<PromotionSeed, 'id'>): PromotionNow {
    const promotion = this.book.put(seed)
    this.#forget()
    return promotion
  }

  /** Moves its times, counted from now. Prizes whose draw is ahead again are drawn again. */
  move(promotion: PromotionNow, times: Pick<PromotionSeed, 'startsIn' | 'endsIn' | 'drawsIn'>): void {
    this.book.move(promotion, times)
    this.draws.forget(promotion.id)
    this.#forget()
  }

  /** Makes a player a member, and adds points without a bet. */
  admit(promotion: PromotionNow, player: Pick<PlayerRecord, 'id'>, points: number, currencyId?: string): void {
    this.members.add(promotion.id, player.id)
    this.points.add(promotion, player.id, { points, reason: 'operator', currencyId })
  }

  /** Takes a player out of those that are not over. The points stay in the log. */
  leave({ id }: Pick<PlayerRecord, 'id'>): void {
    this.members.leave(this.all(), id)
  }

  /** Promotions that a player takes part in, with the points. */
  memberships({ id }: Pick<PlayerRecord, 'id'>) {
    const joined = this.all().filter((promotion) => this.members.has(promotion.id, id))
    return joined.map((promotion) => ({
      slug: promotion.slug,
      ...this.points.of(promotion, id),
      prizes: [...this.prizes.of(promotion, id), ...this.draws.of(promotion, id)],
    }))
  }

  /** Draws what is due and sends the pools. */
  takeDueSteps(): void {
    for (const promotion of this.all()) if (promotion.status === 'active') this.pools.announce(promotion)
  }

  /** Removes what control calls made, and what happened later than now. */
  resetSettings(): void {
    this.book.forgetMade()
    this.#forget()
  }

  reset(): void {
    this.book.restart()
    this.resetSettings()
  }

  #forget(): void {
    this.draws.reset()
    this.pools.reset()
    this.participants.reset()
  }

  /** Without a button, the first bet makes a player a member. */
  #takesPart(promotion: PromotionNow, player: PlayerRecord): boolean {
    if (this.members.has(promotion.id, player.id)) return true
    if (promotion.useParticipantBtn || promotion.template === null) return false
    if (promotion.isClosedToMultiAccounts && player.flags['multi_account']) return false
    this.members.add(promotion.id, player.id)
    return true
  }
}
