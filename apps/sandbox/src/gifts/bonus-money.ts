import type { BalanceView } from '../players/balance.ts'
import type { PlayerRecord } from '../players/player.ts'
import type { Database } from '../ground/storage/database.ts'
import type { Balances, Ledger } from '../ground/ledger/ledger.ts'
import type { GiftRow } from './gift.ts'
import type { GiftTable } from './gift-table.ts'

interface Means {
  database: Database
  ledger: Ledger
  balance: BalanceView
  table: GiftTable
}

/** What gifts give and take in the ledger, always inside a transaction. */
export class BonusMoney {
  readonly #means: Means

  constructor(means: Means) {
    this.#means = means
  }

  /** Adds bonus money, to wager as often as the gift says. Minor units. */
  add(player: PlayerRecord, row: GiftRow, bonus: number): void {
    const wagering = bonus * (row.wager ?? 0)
    this.#means.database.run('UPDATE gifts SET to_wager = to_wager + ? WHERE id = ?', wagering, row.id)
    this.pay(player, { bonus, wagering }, row.id)
  }

  /** Ends active gifts with their part of the bonus money and of what is left to wager. */
  end(player: PlayerRecord, ending: readonly GiftRow[]): void {
    const { database, ledger, table } = this.#means
    for (const row of ending) {
      const others = table.active(player.id).filter((one) => one.id !== row.id)
      const { bonus, wagering } = lostWith(row, others, ledger.balances(player.id))
      if (bonus + wagering > 0) this.pay(player, { bonus: -bonus, wagering: -wagering }, row.id)
      database.run('UPDATE gifts SET is_selected = 0, spins_left = 0 WHERE id = ?', row.id)
      table.setState(player, row, 'expired', 'gift-disabled')
    }
  }

  pay(player: PlayerRecord, amounts: Parameters<Ledger['post']>[1]['amounts'], giftId: number): void {
    const { ledger, database, balance } = this.#means
    ledger.post(player.id, { amounts, reason: 'gift', reference: `gift:${giftId}` })
    database.afterCommit(() => {
      balance.announce(player)
      if (amounts.compoints) balance.announceCompoints(player)
    })
  }
}

type Loss = Pick<Balances, 'bonus' | 'wagering'>

/**
 * What goes with a bonus that ends: its part of what is left to wager, and as much of the bonus money. The last one
 * takes all. Minor units.
 * @param others active gifts that stay
 */
export function lostWith(
  { to_wager: total }: Pick<GiftRow, 'to_wager'>,
  others: readonly Pick<GiftRow, 'to_wager'>[],
  { bonus, wagering }: Loss,
): Loss {
  if (others.every((other) => other.to_wager === 0)) return { bonus, wagering }
  const lost = Math.min(total, wagering)
  return { bonus: lost === 0 ? 0 : Math.floor((bonus * lost) / wagering), wagering: lost }
}
