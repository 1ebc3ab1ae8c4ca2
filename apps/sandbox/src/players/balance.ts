import type { PlayerRecord } from './player.ts'
import type { Ledger } from '../ground/ledger/ledger.ts'
import type { Live } from '../ground/live/live.ts'

/** A player's balances in the wire format, and their live event. */
export class BalanceView {
  readonly #ledger: Ledger
  readonly #live: Live

  constructor(ledger: Ledger, live: Live) {
    this.#ledger = ledger
    this.#live = live
  }

  answer(player: Pick<PlayerRecord, 'id' | 'currency'>) {
    const { real, bonus, wagering, winback, compoints } = this.#ledger.balances(player.id)
    return {
      balance: real,
      currency: player.currency,
      bonus,
      wagering,
      winback,
      is_active_bonus: bonus > 0 || wagering > 0,
      compoint_balance: compoints,
      updated_at: this.#ledger.changedAt(player.id),
    }
  }

  /** Sends the balance to the player's open tabs. */
  announce(player: Pick<PlayerRecord, 'id' | 'currency' | 'hash'>): void {
    const { balance, currency, bonus, wagering, updated_at } = this.answer(player)
    const payload = { type: 'real', balance, currency, bonus, wagering, updated_at }
    this.#live.toPlayer(player.hash, 'balance-changed', payload)
  }

  announceCompoints(player: Pick<PlayerRecord, 'id' | 'hash'>): void {
    this.#live.toPlayer(player.hash, 'compoints-balance-changed', {
      compointBalance: this.#ledger.balances(player.id).compoints,
    })
  }

  announceWinback(player: Pick<PlayerRecord, 'id' | 'hash'>): void {
    this.#live.toPlayer(player.hash, 'winback-changed', { winback: this.#ledger.balances(player.id).winback })
  }
}
