import type { Catalogue } from '../ground/catalogue/catalogue.ts'
import type { CatalogueGame } from '../ground/catalogue/games.ts'
import type { PlatformClock } from '../ground/values/platform-clock.ts'
import type { Live } from '../ground/live/live.ts'
import type { Ledger } from '../ground/ledger/ledger.ts'
import type { PlayerRecord } from '../players/player.ts'
import type { Players } from '../players/players.ts'
import type { Database } from '../ground/storage/database.ts'
import type { BalanceView } from '../players/balance.ts'
import { levelIndex } from '../players/levels.ts'
import { ApiError } from '../ground/wire/api-error.ts'
import type { Locale } from '../ground/wire/locale.ts'
import { BonusMoney } from './bonus-money.ts'
import { giftAnswer } from './gift-answer.ts'
import { checkActivation, checkSelection, isBonus } from './gift-checks.ts'
import { GiftTable } from './gift-table.ts'
import { levelGift } from './known-gifts.ts'
import {
  depositRoom,
  giftTerms,
  isForGame,
  stateOf,
  wagerShare,
  type GiftRow,
  type GiftSeed,
  type GiftState,
} from './gift.ts'

interface Means {
  database: Database
  clock: PlatformClock
  ledger: Ledger
  players: Players
  balance: BalanceView
  live: Live
  catalogue: () => Catalogue
}

/** Spins that cost the player nothing in a game. */
export interface FreeSpins {
  readonly giftId: number
  /** Minor units. */
  readonly bet: number
}

const DAY = 86_400_000

/** The players' gifts and their effect on money (docs/product-rules.md, Gifts). */
export class Gifts {
  readonly #means: Means
  readonly #table: GiftTable
  readonly #money: BonusMoney

  constructor(means: Means) {
    this.#means = means
    this.#table = new GiftTable(means)
    this.#money = new BonusMoney({ ...means, table: this.#table })
    means.clock.onMove(() => this.endExpired())
  }

  /** Newest first. */
  list(player: Pick<PlayerRecord, 'id'>, locale: Locale) {
    const { clock, ledger, catalogue } = this.#means
    const { wagering } = ledger.balances(player.id)
    const situation = { locale, clock, wagering, catalogue: catalogue() }
    return this.#table.of(player.id).map((row) => giftAnswer(row, situation))
  }

  /** Number of gifts that a payout cancels: those being wagered and the one chosen for the next deposit. */
  payoutCount(player: Pick<PlayerRecord, 'id'>): number {
    return this.#inPlay(player.id).length
  }

  give(player: PlayerRecord, seed: GiftSeed): number {
    return this.#table.add(player, seed)
  }

  /** Chooses the gift for the next deposits; null: none. @throws ApiError */
  select(player: PlayerRecord, id: number | null): void {
    const { database, ledger, clock } = this.#means
    if (id !== null) {
      checkSelection(this.#table.own(player, id), player, { balances: ledger.balances(player.id), now: clock.now() })
    }
    database.run('UPDATE gifts SET is_selected = (id IS ?) WHERE player_id = ?', id, player.id)
    if (id !== null) this.#table.announce(player, id, 'gift-state-updated')
  }

  /** @param device of the call. @throws ApiError */
  activate(player: PlayerRecord, id: number, device?: string): void {
    const { database, ledger, clock } = this.#means
    database.transaction(() => {
      const row = this.#table.own(player, id)
      const others = this.#table.of(player.id).filter((one) => one.id !== id)
      checkActivation(row, player, { balances: ledger.balances(player.id), now: clock.now(), device, others })
      const { wagerDays } = giftTerms(row)
      if (wagerDays) database.run('UPDATE gifts SET expires_at = ? WHERE id = ?', clock.now() + wagerDays * DAY, id)
      this.#table.setState(player, row, this.#takeEffect(player, row), 'gift-activated')
    })
  }

  /**
   * Adds the chosen gift's bonus to the part of a deposit under its limit, in the deposit's transaction.
   * @param amount minor units
   */
  deposited(player: PlayerRecord, amount: number): { giftId: number; bonus: number } | null {
    const { database, clock } = this.#means
    const row = this.#table.of(player.id).find((one) => one.is_selected === 1)
    if (!row || stateOf(row, clock.now()) === 'expired') return null
    const room = depositRoom(row, player.currency)
    const counted = Math.min(amount, room)
    if (counted === 0) return null
    const bonus = Math.floor((counted * (row.percent ?? 0)) / 100)
    this.#money.add(player, row, bonus)
    database.run(
      'UPDATE gifts SET deposit_progress = deposit_progress + ?, is_selected = ? WHERE id = ?',
      counted,
      counted < room ? 1 : 0,
      row.id,
    )
    if (row.state === 'activated') this.#table.announce(player, row.id, 'gift-state-updated')
    else this.#table.setState(player, row, 'activated', 'gift-auto-activated')
    return { giftId: row.id, bonus }
  }

  /** Adds points. Each level reached gives its gift. */
  addLevelPoints(player: PlayerRecord, points: number): void {
    const { players, live, database } = this.#means
    players.addLevelPoints(player.id, points)
    const before = levelIndex(player.levelPoints)
    const after = levelIndex(player.levelPoints + points)
    for (let level = before + 1; level <= after; level += 1) this.give(player, levelGift(level))
    if (after > before) {
      database.afterCommit(() => live.toPlayer(player.hash, 'level-gifts-changed', { level: after }))
    }
  }

  /** Closes the gift of a bonus that was wagered or lost. */
  settled(player: PlayerRecord): void {
    for (const row of this.#table.of(player.id)) {
      if (row.state === 'activated' && row.spins_left === 0)
        this.#table.setState(player, row, 'used', 'gift-state-changed')
    }
  }

  /** Cancels gifts being wagered and deselects the chosen one when a payout is requested. */
  burn(player: PlayerRecord): void {
    this.#means.database.transaction(() => {
      const inPlay = this.#inPlay(player.id)
      if (inPlay.length === 0) return
      this.#means.database.run('UPDATE gifts SET is_selected = 0 WHERE player_id = ?', player.id)
      this.#money.end(
        player,
        inPlay.filter(({ state }) => state === 'activated'),
      )
    })
  }

  /** Cancels a bonus at the player's wish; null: all of them. @throws ApiError */
  cancel(player: PlayerRecord, id: number | null): void {
    this.#means.database.transaction(() => {
      const own = id === null ? null : this.#table.own(player, id)
      const active = this.#table.active(player.id).filter((row) => own === null || row.id === own.id)
      if (active.length === 0) throw new ApiError(422, 'gift_not_active')
      this.#money.end(player, active)
    })
  }

  /** Ends active gifts whose time is over. */
  endExpired(): void {
    const { database, players, clock } = this.#means
    const query = `SELECT * FROM gifts WHERE state = 'activated' AND expires_at <= ?`
    for (const row of database.all<GiftRow>(query, clock.now())) {
      database.transaction(() => this.#money.end(players.require(row.player_id), [row]))
    }
  }

  /** The gift of the player whose free spins are for this game; null: none. */
  freeSpins({ id }: Pick<PlayerRecord, 'id'>, game: CatalogueGame): FreeSpins | null {
    for (const row of this.#table.active(id)) {
      const terms = giftTerms(row)
      const { spins } = terms
      if (spins && isForGame(terms, game) && row.spins_left > 0) return { giftId: row.id, bet: spins.bet }
    }
    return null
  }

  /** Percent of a bet in this game that counts for the player's active bonus. */
  wagerShare({ id }: Pick<PlayerRecord, 'id'>, game: CatalogueGame): number {
    const row = this.#table.active(id).find((one) => one.to_wager > 0)
    return wagerShare(row ? giftTerms(row) : {}, game)
  }

  /** The highest bet while a bonus is wagered, minor units; null: any. */
  maxBet({ id }: Pick<PlayerRecord, 'id'>): number | null {
    if (this.#means.ledger.balances(id).wagering === 0) return null
    const limits = this.#table.active(id).flatMap((row) => (row.to_wager > 0 ? (giftTerms(row).maxBet ?? []) : []))
    return limits.length === 0 ? null : Math.min(...limits)
  }

  /** Counts a free spin and adds its win as a bonus to wager, in the spin's transaction. */
  spun(player: PlayerRecord, { giftId }: FreeSpins, win: number): void {
    const { database, ledger } = this.#means
    const row = this.#table.own(player, giftId)
    database.run('UPDATE gifts SET spins_left = spins_left - 1 WHERE id = ?', giftId)
    if (win > 0) this.#money.add(player, row, win)
    const isOver = row.spins_left === 1 && ledger.balances(player.id).wagering === 0
    if (isOver) this.#table.setState(player, row, 'used', 'gift-state-changed')
    else this.#table.announce(player, giftId, 'gift-state-updated')
  }

  /** Gives what the gift brings. @returns its state afterwards */
  #takeEffect(player: PlayerRecord, row: GiftRow): GiftState {
    const amount = row.amount ?? 0
    const { parts = [], spins } = giftTerms(row)
    if (spins) return 'activated'
    if (isBonus(row)) {
      this.#money.add(player, row, amount)
      return 'activated'
    }
    for (const part of parts) this.give(player, { ...part, reason: row.reason })
    if (row.type === 'xp') this.addLevelPoints(player, amount)
    if (row.type === 'cash') this.#money.pay(player, { real: amount }, row.id)
    if (row.type === 'compoint') this.#money.pay(player, { compoints: amount }, row.id)
    return 'used'
  }

  #inPlay(playerId: number): GiftRow[] {
    const now = this.#means.clock.now()
    return this.#table
      .of(playerId)
      .filter((row) => stateOf(row, now) === 'activated' || (stateOf(row, now) === 'received' && row.is_selected === 1))
  }
}
