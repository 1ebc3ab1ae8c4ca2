import type { GameRuns } from '../games/game-runs.ts'
import type { PushSender } from '../games-origin/push/push-sender.ts'
import type { Gifts } from '../gifts/gifts.ts'
import type { Ledger } from '../ground/ledger/ledger.ts'
import type { Database } from '../ground/storage/database.ts'
import { ApiError } from '../ground/wire/api-error.ts'
import type { PlayerRecord } from '../players/player.ts'
import type { Players } from '../players/players.ts'
import type { Promotions } from '../promotions/promotions.ts'
import type { Tournaments } from '../tournaments/tournaments.ts'
import type { Transactions } from '../treasury/history/transactions.ts'

interface Means {
  database: Database
  players: Players
  ledger: Ledger
  runs: GameRuns
  gifts: Gifts
  promotions: Promotions
  tournaments: Tournaments
  push: PushSender
  treasury: { readonly transactions: Transactions }
}

/** Closes accounts for good, at their players' wish. */
export class AccountClosing {
  readonly #means: Means

  constructor(means: Means) {
    this.#means = means
  }

  answer(player: PlayerRecord) {
    return { obstacles: this.#obstacles(player), is_closed: player.flags['closed'] === true }
  }

  /** @throws ApiError 409 with what keeps it open */
  close(player: PlayerRecord): void {
    const { database, gifts, players, promotions, push, runs, tournaments } = this.#means
    const obstacles = this.#obstacles(player)
    if (obstacles.length > 0)
      throw new ApiError(
        409,
        obstacles.map((code) => ({ code })),
      )
    database.transaction(() => {
      players.setFlags(player.id, { ...player.flags, closed: true })
      runs.stopAll(player)
      gifts.burn(player)
      promotions.leave(player)
      tournaments.leave(player)
      push.forget(player)
    })
  }

  #obstacles({ id }: PlayerRecord): string[] {
    const { ledger, treasury } = this.#means
    const isPaying = (['deposit', 'payout'] as const).some((type) => treasury.transactions.alive(id, type).length > 0)
    return [...(ledger.balances(id).real > 0 ? ['money_left'] : []), ...(isPaying ? ['payment_open'] : [])]
  }
}
