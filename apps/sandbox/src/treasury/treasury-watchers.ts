import type { PlayerRecord } from '../players/player.ts'
import type { Transaction } from './history/transaction.ts'

/** What another area does when money moves. Each call is part of the transaction that moves it. */
export interface TreasuryWatcher {
  depositDone?(player: PlayerRecord, deposit: Transaction): void
  /** How many gifts a payout would cancel: the player has to agree. */
  giftsAtStake?(player: PlayerRecord): number
  payoutRequested?(player: PlayerRecord, payout: Transaction): void
}

/** Who asked to be told; the treasury knows none of them. */
export class TreasuryWatchers {
  readonly #watchers: TreasuryWatcher[] = []

  add(watcher: TreasuryWatcher): void {
    this.#watchers.push(watcher)
  }

  depositDone(player: PlayerRecord, deposit: Transaction): void {
    for (const watcher of this.#watchers) watcher.depositDone?.(player, deposit)
  }

  giftsAtStake(player: PlayerRecord): number {
    return this.#watchers.reduce((count, watcher) => count + (watcher.giftsAtStake?.(player) ?? 0), 0)
  }

  payoutRequested(player: PlayerRecord, payout: Transaction): void {
    for (const watcher of this.#watchers) watcher.payoutRequested?.(player, payout)
  }
}
