// Follows the balance of a player: PLATFORM=… LOGIN=… PASSWORD=… npm start
import { formatMoney, subscribe } from '@croupier/domain/core'
import { createNodeSite } from '@croupier/hosts/node'

const { PLATFORM = 'http://localhost:4000', LOGIN = 'demo@croupier.test', PASSWORD = 'demo-player-1' } = process.env

const site = createNodeSite({ platform: PLATFORM, brand: 'gold', locale: 'en' })
site.start()
const login = await site.session.login.run({ login: LOGIN, password: PASSWORD })
if (login.status !== 'done') throw new Error(`The login is ${login.status}: ${login.error?.codes?.join() ?? ''}`)
const balanceText = () => {
  const balance = site.player?.balance.value
  return balance && formatMoney(balance.real, balance.currency, 'en')
}
// As a text, which another event with the same amount does not change.
subscribe(balanceText, (text) => text && console.log(text))
process.once('SIGTERM', () => site.dispose())
