import type { PlayerRecord } from '../players/player.ts'
import type { Transaction } from './history/transaction.ts'

/** Reactions of other areas to money. Each call is part of the transaction that moves it. */
export interface TreasuryWatcher {
  depositDone?(player: PlayerRecord, deposit: Transaction): void
  giftsAtStake?(player: PlayerRecord): number
  payoutRequested?(player: PlayerRecord, payout: Transaction): void
}

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
