import type { Catalogue } from '../catalogue/catalogue.ts'
import type { CatalogueGame } from '../catalogue/games.ts'
import type { PlatformClock } from '../control/platform-clock.ts'
import type { Live } from '../live/live.ts'
import type { Ledger } from '../treasury/ledger/ledger.ts'
import type { PlayerRecord } from '../players/player.ts'
import type { Players } from '../players/players.ts'
import type { Database } from '../storage/database.ts'
import type { BalanceView } from '../players/balance.ts'
import { levelIndex } from '../players/levels.ts'
import { ApiError } from '../wire/api-error.ts'
import type { Locale } from '../wire/locale.ts'
import { lostWith } from './bonus-loss.ts'
import { giftAnswer } from './gift-answer.ts'
import { checkActivation, checkSelection, isBonus } from './gift-checks.ts'
import { levelGift } from './known-gifts.ts'
import { storedGift } from './stored-gift.ts'
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

interface Needs {
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

type GiftEvent =
  | 'gift-distributed'
  | 'gift-activated'
  | 'gift-auto-activated'
  | 'gift-state-updated'
  | 'gift-state-changed'
  | 'gift-disabled'

const DAY = 86_400_000

/** The players' gifts and their effect on money (docs/product-rules.md, "Gifts"). */
export class Gifts {
  readonly #needs: Needs

  constructor(needs: Needs) {
    this.#needs = needs
    needs.clock.onMove(() => this.endExpired())
  }

  /** Newest first. */
  list(player: Pick<PlayerRecord, 'id'>, locale: Locale) {
    const { clock, ledger, catalogue } = this.#needs
    const { wagering } = ledger.balances(player.id)
    const situation = { locale, clock, wagering, catalogue: catalogue() }
    return this.#rows(player.id).map((row) => giftAnswer(row, situation))
  }

  /** Number of gifts that a payout cancels: those being wagered and the one chosen for the next deposit. */
  payoutCount(player: Pick<PlayerRecord, 'id'>): number {
    return this.#inPlay(player.id).length
  }

  give(player: PlayerRecord, seed: GiftSeed): number {
    const { database, clock } = this.#needs
    const id = database.insert('gifts', storedGift(player.id, seed, clock.now()))
    this.#tell(player, id, 'gift-distributed')
    return id
  }

  /** Chooses the gift for the next deposits; null: none. @throws ApiError */
  select(player: PlayerRecord, id: number | null): void {
    const { database, ledger, clock } = this.#needs
    if (id !== null) {
      checkSelection(this.#own(player, id), player, { balances: ledger.balances(player.id), now: clock.now() })
    }
    database.run('UPDATE gifts SET is_selected = (id IS ?) WHERE player_id = ?', id, player.id)
    if (id !== null) this.#tell(player, id, 'gift-state-updated')
  }

  /** @param device of the call. @throws ApiError */
  activate(player: PlayerRecord, id: number, device?: string): void {
    const { database, ledger, clock } = this.#needs
    database.transaction(() => {
      const row = this.#own(player, id)
      const others = this.#rows(player.id).filter((one) => one.id !== id)
      checkActivation(row, player, { balances: ledger.balances(player.id), now: clock.now(), device, others })
      const { wagerDays } = giftTerms(row)
      if (wagerDays) database.run('UPDATE gifts SET expires_at = ? WHERE id = ?', clock.now() + wagerDays * DAY, id)
      this.#become(player, row, this.#takeEffect(player, row), 'gift-activated')
    })
  }

  /**
   * Adds the chosen gift's bonus to the part of a deposit under its limit, in the deposit's transaction.
   * @param amount minor units
   */
  deposited(player: PlayerRecord, amount: number): { giftId: number; bonus: number } | null {
    const { database, clock } = this.#needs
    const row = this.#rows(player.id).find((one) => one.is_selected === 1)
    if (!row || stateOf(row, clock.now()) === 'expired') return null
    const room = depositRoom(row, player.currency)
    const counted = Math.min(amount, room)
    if (counted === 0) return null
    const bonus = Math.floor((counted * (row.percent ?? 0)) / 100)
    this.#addBonus(player, row, bonus)
    database.run(
      'UPDATE gifts SET deposit_progress = deposit_progress + ?, is_selected = ? WHERE id = ?',
      counted,
      counted < room ? 1 : 0,
      row.id,
    )
    if (row.state === 'activated') this.#tell(player, row.id, 'gift-state-updated')
    else this.#become(player, row, 'activated', 'gift-auto-activated')
    return { giftId: row.id, bonus }
  }

  /** Adds points. Each level reached gives its gift. */
  addLevelPoints(player: PlayerRecord, points: number): void {
    const { players, live, database } = this.#needs
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
    for (const row of this.#rows(player.id)) {
      if (row.state === 'activated' && row.spins_left === 0) this.#become(player, row, 'used', 'gift-state-changed')
    }
  }

  /** Cancels gifts being wagered and deselects the chosen one when a payout is requested. */
  burn(player: PlayerRecord): void {
    this.#needs.database.transaction(() => {
      const inPlay = this.#inPlay(player.id)
      if (inPlay.length === 0) return
      this.#needs.database.run('UPDATE gifts SET is_selected = 0 WHERE player_id = ?', player.id)
      this.#end(
        player,
        inPlay.filter(({ state }) => state === 'activated'),
      )
    })
  }

  /** Cancels a bonus at the player's wish; null: all of them. @throws ApiError */
  cancel(player: PlayerRecord, id: number | null): void {
    const { database, clock } = this.#needs
    const now = clock.now()
    database.transaction(() => {
      const rows = id === null ? this.#rows(player.id) : [this.#own(player, id)]
      const active = rows.filter((row) => stateOf(row, now) === 'activated')
      if (active.length === 0) throw new ApiError(422, 'gift_not_active')
      this.#end(player, active)
    })
  }

  /** Ends active gifts whose time is over. */
  endExpired(): void {
    const { database, players, clock } = this.#needs
    const query = `SELECT * FROM gifts WHERE state = 'activated' AND expires_at <= ?`
    for (const row of database.all<GiftRow>(query, clock.now())) {
      database.transaction(() => this.#end(players.require(row.player_id), [row]))
    }
  }

  /** Ends active gifts with their part of the bonus money and of what is left to wager. */
  #end(player: PlayerRecord, ending: readonly GiftRow[]): void {
    const { database, ledger, clock } = this.#needs
    for (const row of ending) {
      const isActive = (one: GiftRow) => one.id !== row.id && stateOf(one, clock.now()) === 'activated'
      const others = this.#rows(player.id).filter(isActive)
      const { bonus, wagering } = lostWith(row, others, ledger.balances(player.id))
      if (bonus + wagering > 0) this.#pay(player, { bonus: -bonus, wagering: -wagering }, row.id)
      database.run('UPDATE gifts SET is_selected = 0, spins_left = 0 WHERE id = ?', row.id)
      this.#become(player, row, 'expired', 'gift-disabled')
    }
  }

  /** The gift of the player whose free spins are for this game; null: none. */
  freeSpins({ id }: Pick<PlayerRecord, 'id'>, game: CatalogueGame): FreeSpins | null {
    const now = this.#needs.clock.now()
    for (const row of this.#rows(id)) {
      const terms = giftTerms(row)
      const { spins } = terms
      if (spins && isForGame(terms, game) && row.spins_left > 0 && stateOf(row, now) === 'activated')
        return { giftId: row.id, bet: spins.bet }
    }
    return null
  }

  /** Percent of a bet in this game that counts for the player's active bonus. */
  wagerShare({ id }: Pick<PlayerRecord, 'id'>, game: CatalogueGame): number {
    const now = this.#needs.clock.now()
    const row = this.#rows(id).find((one) => one.to_wager > 0 && stateOf(one, now) === 'activated')
    return wagerShare(row ? giftTerms(row) : {}, game)
  }

  /** Counts a free spin and adds its win as a bonus to wager, in the spin's transaction. */
  spun(player: PlayerRecord, { giftId }: FreeSpins, win: number): void {
    const { database, ledger } = this.#needs
    const row = this.#own(player, giftId)
    database.run('UPDATE gifts SET spins_left = spins_left - 1 WHERE id = ?', giftId)
    if (win > 0) this.#addBonus(player, row, win)
    const isOver = row.spins_left === 1 && ledger.balances(player.id).wagering === 0
    if (isOver) this.#become(player, row, 'used', 'gift-state-changed')
    else this.#tell(player, giftId, 'gift-state-updated')
  }

  /** Gives what the gift brings. @returns its state afterwards */
  #takeEffect(player: PlayerRecord, row: GiftRow): GiftState {
    const amount = row.amount ?? 0
    const { parts = [], spins } = giftTerms(row)
    if (spins) return 'activated'
    if (isBonus(row)) {
      this.#addBonus(player, row, amount)
      return 'activated'
    }
    for (const part of parts) this.give(player, { ...part, reason: row.reason })
    if (row.type === 'xp') this.addLevelPoints(player, amount)
    if (row.type === 'cash') this.#pay(player, { real: amount }, row.id)
    if (row.type === 'compoint') this.#pay(player, { compoints: amount }, row.id)
    return 'used'
  }

  #addBonus(player: PlayerRecord, row: GiftRow, bonus: number): void {
    const wagering = bonus * (row.wager ?? 0)
    this.#needs.database.run('UPDATE gifts SET to_wager = to_wager + ? WHERE id = ?', wagering, row.id)
    this.#pay(player, { bonus, wagering }, row.id)
  }

  #pay(player: PlayerRecord, amounts: Parameters<Ledger['post']>[1]['amounts'], giftId: number | null): void {
    const { ledger, database, balance } = this.#needs
    ledger.post(player.id, { amounts, reason: 'gift', ...(giftId !== null && { reference: `gift:${giftId}` }) })
    database.afterCommit(() => {
      balance.announce(player)
      if (amounts.compoints) balance.announceCompoints(player)
    })
  }

  #become(player: PlayerRecord, row: GiftRow, state: GiftState, event: GiftEvent): void {
    this.#needs.database.run('UPDATE gifts SET state = ? WHERE id = ?', state, row.id)
    this.#tell(player, row.id, event)
  }

  #tell(player: Pick<PlayerRecord, 'hash'>, id: number, event: GiftEvent): void {
    const { database, live, clock } = this.#needs
    database.afterCommit(() => {
      const row = database.get<GiftRow>('SELECT * FROM gifts WHERE id = ?', id)
      if (row) live.toPlayer(player.hash, event, { id, state: stateOf(row, clock.now()), reason: row.reason })
    })
  }

  #own(player: PlayerRecord, id: number): GiftRow {
    const row = this.#rows(player.id).find((one) => one.id === id)
    if (!row) throw new ApiError(404, 'invalid_user_gift')
    return row
  }

  #inPlay(playerId: number): GiftRow[] {
    const now = this.#needs.clock.now()
    return this.#rows(playerId).filter(
      (row) => stateOf(row, now) === 'activated' || (stateOf(row, now) === 'received' && row.is_selected === 1),
    )
  }

  #rows(playerId: number): GiftRow[] {
    return this.#needs.database.all<GiftRow>('SELECT * FROM gifts WHERE player_id = ? ORDER BY id DESC', playerId)
  }
}
