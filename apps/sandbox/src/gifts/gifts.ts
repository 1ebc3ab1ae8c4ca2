import type { PlatformClock } from '../control/platform-clock.ts'
import type { Live } from '../live/live.ts'
import type { Ledger } from '../treasury/ledger/ledger.ts'
import type { PlayerRecord } from '../players/player.ts'
import type { Players } from '../players/players.ts'
import type { Database } from '../storage/database.ts'
import type { BalanceView } from '../players/balance.ts'
import { levelIndex } from '../players/levels.ts'
import { ApiError } from '../wire/api-error.ts'
import type { Locale, Texts } from '../wire/locale.ts'
import { checkActivation, checkSelection, isBonus } from './gift-checks.ts'
import { levelGift } from './known-gifts.ts'
import { depositLimits, depositRoom, stateOf, type GiftRow, type GiftSeed, type GiftState } from './gift.ts'

interface Needs {
  database: Database
  clock: PlatformClock
  ledger: Ledger
  players: Players
  balance: BalanceView
  live: Live
}

type GiftEvent =
  | 'gift-distributed'
  | 'gift-activated'
  | 'gift-auto-activated'
  | 'gift-state-updated'
  | 'gift-state-changed'
  | 'gift-disabled'

const WEEK = 7 * 86_400_000

/** The players' gifts and their effect on money (docs/product-rules.md, "Gifts"). */
export class Gifts {
  readonly #needs: Needs

  constructor(needs: Needs) {
    this.#needs = needs
  }

  /** Newest first. */
  list(player: Pick<PlayerRecord, 'id'>, locale: Locale) {
    return this.#rows(player.id).map((row) => this.#answer(row, locale))
  }

  /** Number of gifts that a payout cancels: those being wagered and the one chosen for the next deposit. */
  payoutCount(player: Pick<PlayerRecord, 'id'>): number {
    return this.#inPlay(player.id).length
  }

  give(player: PlayerRecord, seed: GiftSeed): number {
    const { database, clock } = this.#needs
    const textOf = (text: string | Texts | null | undefined) => (text ? JSON.stringify(text) : null)
    const id = database.insert('gifts', {
      player_id: player.id,
      type: seed.type,
      title: JSON.stringify(seed.title),
      notification: textOf(seed.notification),
      reason: seed.reason,
      state: seed.state ?? 'received',
      amount: seed.amount ?? null,
      percent: seed.percent ?? null,
      wager: seed.wager ?? null,
      deposit_limits: JSON.stringify(seed.depositLimits ?? []),
      deposit_progress: seed.depositProgress ?? 0,
      price: seed.price ?? null,
      product_id: seed.productId ?? null,
      is_selected: seed.isSelected ? 1 : 0,
      to_wager: seed.toWager ?? 0,
      expires_at: clock.now() + (seed.expiresInMs ?? WEEK),
      created_at: clock.now(),
    })
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

  activate(player: PlayerRecord, id: number): void {
    const { database, ledger, clock } = this.#needs
    database.transaction(() => {
      const row = this.#own(player, id)
      checkActivation(row, player, { balances: ledger.balances(player.id), now: clock.now() })
      const amount = row.amount ?? 0
      if (isBonus(row)) this.#addBonus(player, row, amount)
      else if (row.type === 'xp') this.addLevelPoints(player, amount)
      else this.#pay(player, row.type === 'compoint' ? { compoints: amount } : { real: amount }, id)
      this.#become(player, row, isBonus(row) ? 'activated' : 'used', 'gift-activated')
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
      if (row.state === 'activated') this.#become(player, row, 'used', 'gift-state-changed')
    }
  }

  /** Cancels gifts being wagered and deselects the chosen one when a payout is requested. */
  burn(player: PlayerRecord): void {
    const { database, ledger } = this.#needs
    database.transaction(() => {
      const inPlay = this.#inPlay(player.id)
      if (inPlay.length === 0) return
      database.run('UPDATE gifts SET is_selected = 0 WHERE player_id = ?', player.id)
      const active = inPlay.filter(({ state }) => state === 'activated')
      const { bonus, wagering } = ledger.balances(player.id)
      if (active.length > 0 && bonus + wagering > 0) this.#pay(player, { bonus: -bonus, wagering: -wagering }, null)
      for (const row of active) this.#become(player, row, 'expired', 'gift-disabled')
    })
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

  #answer(row: GiftRow, locale: Locale) {
    const { clock, ledger } = this.#needs
    const inLanguage = (json: string) => {
      const text = JSON.parse(json) as string | Texts
      return typeof text === 'string' ? text : text[locale]
    }
    const state = stateOf(row, clock.now())
    const left = state === 'activated' ? Math.min(row.to_wager, ledger.balances(row.player_id).wagering) : 0
    return {
      id: row.id,
      title: inLanguage(row.title),
      type: row.type,
      state,
      reason: row.reason,
      notification: row.notification === null ? null : inLanguage(row.notification),
      expiredAt: clock.iso(row.expires_at),
      price: row.price,
      productId: row.product_id,
      amount: row.amount,
      percent: row.percent,
      wager: row.wager,
      rollover: row.to_wager === 0 ? null : Math.floor(((row.to_wager - left) / row.to_wager) * 100),
      is_selected: row.is_selected === 1,
      restrictions: { depositLimits: depositLimits(row) },
      restrictionsState: { depositProgress: row.deposit_progress },
    }
  }
}
