import type { Platform } from '../platform/platform.ts'
import { convertGifts } from '../gifts/gift-currency.ts'
import { convert, type Currency } from '../ground/values/currencies.ts'
import type { PlayerRecord } from '../players/player.ts'

type Means = Pick<Platform, 'database' | 'players' | 'ledger' | 'balance' | 'runs'>

/**
 * Gives a player another currency: money and gifts are converted by one entry of the ledger for each account, games that
 * are open in the old currency end, and the open tabs are notified. Compoints stay. Earlier payments keep their currency.
 */
export function changeCurrency(
  { database, players, ledger, balance, runs }: Means,
  player: PlayerRecord,
  to: Currency,
) {
  const { id, currency: from } = player
  const inNew = (minor: number) => convert(minor, from, to)
  database.transaction(() => {
    runs.stopAll(player)
    const { real, bonus, wagering, winback } = ledger.balances(id)
    const moved = (minor: number) => inNew(minor) - minor
    const amounts = { real: moved(real), bonus: moved(bonus), wagering: moved(wagering), winback: moved(winback) }
    ledger.post(id, { amounts, reason: 'currency_change', reference: `${from}:${to}` })
    convertGifts(database, id, inNew)
    // Parts of a compoint are counted in bets of the old currency.
    database.run('DELETE FROM compoint_parts WHERE player_id = ?', id)
    players.setCurrency(id, to)
    database.afterCommit(() => balance.announce(players.require(id)))
  })
}
