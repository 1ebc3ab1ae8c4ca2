import type { PlayerRecord } from '../../players/player.ts'
import { levelIndex } from '../../players/levels.ts'
import type { Database } from '../../ground/storage/database.ts'
import type { BalanceView } from '../../players/balance.ts'
import { fromEuros, isCurrency } from '../../ground/values/currencies.ts'
import type { Ledger } from '../../ground/ledger/ledger.ts'

const EUROS_FOR_ONE = 10
/** The first level whose bets count for more: Bronze. */
const FAST_LEVEL = 4
const PERCENT_PER_LEVEL = 10

/** Bets in slots that earn one compoint, minor units. */
export const betsForOne = (currency: string): number =>
  fromEuros(EUROS_FOR_ONE, isCurrency(currency) ? currency : 'EUR')

/** What a level adds to each compoint, percent. */
export const levelBonus = (level: number): number => Math.max(0, level - FAST_LEVEL + 1) * PERCENT_PER_LEVEL

interface Means {
  database: Database
  ledger: Ledger
  balance: BalanceView
}

/** Compoints for bets. Parts of a compoint are kept until they make a whole one. */
export class CompointEarning {
  readonly #means: Means

  constructor(means: Means) {
    this.#means = means
  }

  /** @param bet minor units of real money, in a slot */
  played(player: PlayerRecord, bet: number): void {
    const { database, ledger, balance } = this.#means
    const whole = betsForOne(player.currency) * 100
    const row = database.get<{ part: number }>('SELECT part FROM compoint_parts WHERE player_id = ?', player.id)
    const sum = (row?.part ?? 0) + bet * (100 + levelBonus(levelIndex(player.levelPoints)))
    const compoints = Math.floor(sum / whole)
    database.run(
      'INSERT INTO compoint_parts (player_id, part) VALUES (?, ?) ON CONFLICT DO UPDATE SET part = excluded.part',
      player.id,
      sum - compoints * whole,
    )
    if (compoints === 0) return
    ledger.post(player.id, { amounts: { compoints }, reason: 'bets' })
    database.afterCommit(() => balance.announceCompoints(player))
  }
}
