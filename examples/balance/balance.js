// Follows the balance of a player: PLATFORM=… LOGIN=… PASSWORD=… npm start
import { formatMoney, subscribe } from '@croupier/domain/core'
import { createNodeSite } from '@croupier/hosts/node'

const { PLATFORM = 'http://localhost:4000', LOGIN = 'demo@croupier.test', PASSWORD = 'demo-player-1' } = process.env

const site = createNodeSite({ platform: PLATFORM, brand: 'gold', locale: 'en' })
site.start()
const login = await site.session.login.run({ login: LOGIN, password: PASSWORD })
if (login.status !== 'done') throw new Error(`The login is ${login.status}: ${login.error?.codes?.join() ?? ''}`)
subscribe(
  () => site.player?.balance.value,
  (balance) => balance && console.log(formatMoney(balance.real, balance.currency, 'en')),
)
process.once('SIGTERM', () => site.dispose())
